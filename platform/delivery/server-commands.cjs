// The commands of the server, which are processes of their own: package.json of the checkout starts them, and bin.cjs where they are
// installed. Each begins to say what it does in these words.

/** By name: the script, relative to the server's sources, its arguments, and its summary. */
const serverCommands = {
  serve: { script: 'main.ts', usage: '', summary: 'serve the composed site' },
  'staff-link': { script: 'staff-link-command.ts', usage: '', summary: 'print the links for staff again' },
  submissions: {
    script: 'submissions/submissions-command.ts',
    usage: '',
    summary: 'list what visitors sent through the forms',
  },
  errors: {
    script: 'errors/errors-command.ts',
    usage: '',
    summary: "list the failures of remotes that visitors' pages have reported",
  },
  vitals: {
    script: 'signals/vitals/vitals-command.ts',
    usage: '[remote]',
    summary: 'failures and 75th percentiles of each version beside the one before',
  },
  pictures: {
    script: 'pictures/check-pictures-command.ts',
    usage: '',
    summary:
      'find stored pictures and files that cannot be read, are gone or damaged, and the posts that use them; exit code 3 when there are some',
  },
  backup: {
    script: 'backup/back-up-command.ts',
    usage: '',
    summary: 'copy the database and the pictures of the data folder',
  },
  restore: {
    script: 'backup/restore-command.ts',
    usage: '<file>',
    summary: 'put a backup in the place of the database in the data folder',
  },
};

module.exports = { serverCommands };
