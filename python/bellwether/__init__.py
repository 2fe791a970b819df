"""Wolf & Hound and Sheep & Thief for learning programs (docs/arena.md)."""

from .batch import Batch
from .engine import Engine, Refused
from .env import Env, env
from .spaces import Array, Dict, Discrete

__all__ = ["Array", "Batch", "Dict", "Discrete", "Engine", "Env", "Refused", "env"]
