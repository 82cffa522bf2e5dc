#!/usr/bin/env bash
# Adds new releases to the bucket; nothing there is ever changed or removed.
set -euo pipefail
: "${RELEASES_BUCKET:?Set the repository variable RELEASES_BUCKET, such as s3://corvane-releases}"
aws s3 sync releases "$RELEASES_BUCKET" --size-only --exclude 'registry.*' --exclude '*/builds.json' --only-show-errors
