"""What surrounds every request: bounds on connections and bodies, and what is measured and logged of them."""
