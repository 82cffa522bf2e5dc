#!/usr/bin/env bash
# Renders, draws and exports everything that is missing, then encodes it. Needs Debian's packages blender, python3-numpy,
# python3-fonttools, ffmpeg, librsvg2-bin and the fonts that wordmarks.py names; takes about two hours on two cores, and
# goes on where it stopped.
set -euo pipefail
cd "$(dirname "$0")"
blender -b -P source/render.py -- renders | grep --line-buffered -v '^\(Fra\|Saved\|Blender\|Read\)'
blender -b -P source/export_models.py -- renders/models | grep '\.glb'
# Debian's own Python: the one that has its python3-fonttools.
/usr/bin/python3 source/wordmarks.py renders/logos "$(node --import tsx -p "require('../shared-config/src/site.ts').site.companyName")"
node --import tsx publish-media.ts
