#!/usr/bin/env bash
# Brings what was released before: compose needs the live release of every package, and the files of older ones.
set -euo pipefail
: "${RELEASES_BUCKET:?Set the repository variable RELEASES_BUCKET, such as s3://corvane-releases}"
mkdir -p releases
aws s3 sync "$RELEASES_BUCKET" releases --exclude '*/builds.json' --only-show-errors
