"""The six robots of the line, each modelled once. Forward is +x, the ground is z = 0; each function returns a mesh."""
from robots.conveyor import dual_conveyor, single_conveyor
from robots.counter_balance import counter_balance
from robots.fork import fork
from robots.lifter import lifter
from robots.tugger import tugger

BUILDERS = {
    "lifter": lifter,
    "single-conveyor": single_conveyor,
    "dual-conveyor": dual_conveyor,
    "fork": fork,
    "agv-tugger": lambda: tugger(2),
    "counter-balance": counter_balance,
}
