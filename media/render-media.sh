#!/usr/bin/env bash
# Renders every picture and frame that is missing, then encodes them. Needs Blender 3.4 or later and ffmpeg; takes about
# an hour on two cores, and goes on where it stopped.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p renders/hero-film
for robot in robot-lifter robot-single-conveyor robot-dual-conveyor robot-fork robot-agv-tugger robot-counter-balance; do
  [ -f "renders/$robot.png" ] || blender -b -P source/render_studio.py -- "$PWD/renders" 1200 110 "$robot"
done
still() { # name, frame, view
  [ -f "renders/$1.png" ] && return
  blender -b -P source/render_warehouse.py -- "$PWD/renders/$1-frames" 1600 110 "$2" "$2" 1 "$3"
  mv "renders/$1-frames"/*.png "renders/$1.png" && rmdir "renders/$1-frames"
}
still hero-home 97 aisle
still partners-hero 150 crossing
blender -b -P source/render_warehouse.py -- "$PWD/renders/hero-film" 960 16 1 192 2 aisle
node --import tsx publish-media.ts
