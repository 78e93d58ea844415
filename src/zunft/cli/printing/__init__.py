"""Printed things as files: PDF sheets for paper, PNG grids for virtual tables."""
