"""What a picture or a film is."""
from dataclasses import dataclass
from typing import Callable
import bpy
from kit.stage import camera


@dataclass
class Shot:
    """A view; `stage` builds what is seen.

    `width` and `height` are in px, `focus` is an f-number or 0 for sharp throughout. A film has more `frames` than one, at
    24 a second. `region` is the part of a film in which anything moves, as (left, right, top, bottom) from 0 to 1; around it
    every frame is as the first. `page` is the colour of a page, as "#fbfaf8", that is the ground of what stands there; the stage
    then has a ground that catches shadows. `still_at` is the frame that a still shows of a stage that moves.
    """

    stage: Callable
    eye: tuple
    target: tuple
    lens: float = 35
    width: int = 2560
    height: int = 1440
    samples: int = 8
    engine: str = "cycles"
    focus: float = 0
    frames: int = 1
    region: tuple | None = None
    page: str | None = None
    still_at: int = 1
    # A drawing of flat colours has no noise to remove.
    denoised: bool = True
    # Called with the scene and the folder of the renders when a frame is there.
    after: Callable | None = None

    def set_up(self):
        self.stage()
        eye, aim = camera(self.eye, self.target, self.lens)
        if self.focus:
            eye.data.dof.use_dof = True
            eye.data.dof.focus_object = aim
            eye.data.dof.aperture_fstop = self.focus
        return bpy.context.scene

    def cost(self):
        """What a frame takes, in units that are alike for all shots."""
        left, right, top, bottom = self.region or (0, 1, 0, 1)
        return (right - left) * (bottom - top) * self.width * self.height * (self.samples + 4) / 1e6
