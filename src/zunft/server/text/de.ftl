# Was der Server den Leuten sagt.
