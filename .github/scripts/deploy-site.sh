#!/usr/bin/env bash
# Publishes the composed site of an environment; the host switches to it in one step. Others than production are under their own name.
set -euo pipefail
: "${NETLIFY_SITE_ID:?Set the repository variable NETLIFY_SITE_ID}"
place=(--prod)
[ "${SITE_ENVIRONMENT:-production}" = production ] || place=(--alias "$SITE_ENVIRONMENT")
npx --yes netlify-cli@27.10.2 deploy "${place[@]}" --no-build --dir "$(realpath "${SITE_DIR:-site}")"
