#!/usr/bin/env node
// The delivery commands where they are installed, in a repository of a team's own: they work on the folder in which they
// are started. In the checkout package.json starts them (run.cjs).
const { join } = require('node:path');
const { openSite } = require('./choose-site.cjs');

// Where the registry is, and where what is live is known.
openSite(process.env.WORKSPACE_DIR || process.cwd());

process.argv.splice(2, 0, join(__dirname, 'src/main.ts'));
require(join(__dirname, '../../run.cjs'));
