#!/usr/bin/env node
// The delivery commands where they are installed, in a repository of a team's own: they work on the folder in which they
// are started. In the checkout package.json starts them (run.cjs).
const { existsSync } = require('node:fs');
const { join } = require('node:path');

process.env.WORKSPACE_DIR ??= process.cwd();
// What the repository says of the site: its registry, and where what is live is known. Variables that are set go before.
const settings = join(process.env.WORKSPACE_DIR, 'site.env');
if (existsSync(settings)) process.loadEnvFile(settings);

process.argv.splice(2, 0, join(__dirname, 'src/main.ts'));
require(join(__dirname, '../../run.cjs'));
