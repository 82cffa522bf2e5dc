"""Finished shots, encoded so well that nobody sees it, and small enough to commit: AVIF for stills, H.264 for films."""
import os
import subprocess

STILL = ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "13", "-cpu-used", "5", "-pix_fmt", "yuv444p10le"]
FILM = ["-c:v", "libx264", "-crf", "13", "-preset", "slow", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]


def _ffmpeg(*arguments):
    subprocess.run(["ffmpeg", "-v", "error", "-y", *arguments], check=True)


def master_of(masters, name, shot):
    return os.path.join(masters, f"{name}.{'avif' if shot.frames == 1 else 'mp4'}")


def encode(renders, masters, name, shot):
    """Makes the master of a shot whose frames are all there; whole or not at all."""
    target = master_of(masters, name, shot)
    os.makedirs(masters, exist_ok=True)
    unfinished = os.path.join(masters, f"unfinished-{os.path.basename(target)}")
    if shot.frames == 1:
        _ffmpeg("-i", os.path.join(renders, f"{name}.png"), *STILL, unfinished)
    else:
        _ffmpeg("-framerate", "24", "-i", os.path.join(renders, name, "%04d.png"), *FILM, unfinished)
    os.replace(unfinished, target)
    return target
