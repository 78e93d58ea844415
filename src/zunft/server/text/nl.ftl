# Wat de server tegen mensen zegt.
