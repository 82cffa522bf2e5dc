#!/usr/bin/env node
// The delivery commands where they are installed, in a repository of a team's own: they work on the folder in which they
// are started. In the checkout package.json starts them (run.cjs).
const { join } = require('node:path');
const { openSite } = require('./choose-site.cjs');

// Where the registry is, and where what is live is known; "--site" names another folder (run.cjs).
if (!process.argv.some((word) => /^--site(=|$)/.test(word))) openSite(process.env.WORKSPACE_DIR || process.cwd());

/** Commands of the server, as package.json of the checkout starts them. */
const serverScripts = {
  serve: 'main.ts',
  'staff-link': 'staff-link-command.ts',
  submissions: 'submissions/main.ts',
  errors: 'errors/main.ts',
  vitals: 'signals/main.ts',
  pictures: 'pictures/check-pictures-command.ts',
  backup: 'backup/back-up-command.ts',
  restore: 'backup/restore-command.ts',
};

const [, , name = ''] = process.argv;
const isOfServer = Object.hasOwn(serverScripts, name);
if (isOfServer) process.argv.splice(2, 1, join(__dirname, '../server/src', serverScripts[name]));
else process.argv.splice(2, 0, join(__dirname, 'src/main.ts'));
require(join(__dirname, '../../run.cjs'));
