"""The Django site: what is stored, who may do what, what people see."""
