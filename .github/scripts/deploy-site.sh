#!/usr/bin/env bash
# Publishes the composed site; the host switches to it in one step.
set -euo pipefail
: "${NETLIFY_SITE_ID:?Set the repository variable NETLIFY_SITE_ID}"
npx --yes netlify-cli@27.10.2 deploy --prod --no-build --dir "$(realpath site)"
