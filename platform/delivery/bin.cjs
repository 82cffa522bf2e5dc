#!/usr/bin/env node
// The delivery commands where they are installed, in a repository of a team's own: they work on the folder in which they
// are started. In the checkout package.json starts them (run.cjs).
const { join } = require('node:path');
const { openSite } = require('./choose-site.cjs');
const { serverCommands } = require('./server-commands.cjs');

// Where the registry is, and where what is live is known; "--site" names another folder (run.cjs).
if (!process.argv.some((word) => /^--site(=|$)/.test(word))) openSite(process.env.WORKSPACE_DIR || process.cwd());

const [, , name = ''] = process.argv;
const isOfServer = Object.hasOwn(serverCommands, name);
if (isOfServer) process.argv.splice(2, 1, join(__dirname, '../server/src', serverCommands[name].script));
else process.argv.splice(2, 0, join(__dirname, 'src/main.ts'));
require(join(__dirname, '../../run.cjs'));
