"""The rules page of Come to Call, article by article."""
