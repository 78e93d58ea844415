"""What every title, number of seats and edition has to keep to, written once."""
