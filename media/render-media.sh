#!/usr/bin/env bash
# Renders, draws and exports everything that is missing, then publishes it; docs/media.md lists what it needs.
# Arguments are passed to source/render_shots.py; with any argument only shots are rendered.
set -euo pipefail
cd "$(dirname "$0")"
# At idle priority where the system has it: renders take what nobody else uses.
idle() { if command -v chrt > /dev/null; then chrt -i 0 ionice -c 3 "$@"; else nice -n 19 "$@"; fi; }
blender() { idle env LIBGL_ALWAYS_SOFTWARE=1 OPENBLAS_NUM_THREADS="${RENDER_THREADS:-2}" xvfb-run -a blender -b -t "${RENDER_THREADS:-2}" "$@"; }
blender -P source/render_shots.py -- renders shots "$@" | grep --line-buffered -v '^\(Fra\|Saved\|Blender\|Read\|$\)'
if (($#)); then exit; fi
blender -P source/export_models.py -- renders/models | grep '\.glb'
# Debian's own Python: the one that has its python3-fonttools.
/usr/bin/python3 source/wordmarks.py renders/logos "$(node --import tsx -p "require('../shared-config/src/site.ts').site.companyName")"
node --import tsx publish/publish-media.ts
