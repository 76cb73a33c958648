"""Playing: the Python API over the rules, record files, fair dealing, telling what happened."""
