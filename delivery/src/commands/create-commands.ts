import { createPage } from '../create/create-page';
import { createRemote } from '../create/create-remote';
import { DeliveryError } from '../delivery-error';
import type { Verb } from './command';

/** Beginning something new in the project's style. */
export const createVerbs: Readonly<Record<string, Verb>> = {
  'create-page': {
    words: '<remote> <path>',
    summary: 'write a page with its test and its route, working as it stands',
    run: async ({ workspace, words: [remote, path] }) => {
      if (!remote || !path)
        throw new DeliveryError('invalid-arguments', 'create-page', 'it takes a remote and a path', 'See its --help');
      const files = await createPage(workspace, remote, path);
      return { data: files, lines: files };
    },
  },
  'create-remote': {
    words: '<name> <team>',
    summary: 'write a remote of a team of its own with one page, working as it stands',
    run: async ({ workspace, words: [name, team] }) => {
      if (!name || !team)
        throw new DeliveryError('invalid-arguments', 'create-remote', 'it takes a name and a team', 'See its --help');
      const files = await createRemote(workspace, name, team);
      return {
        data: files,
        lines: [...files, 'Run "npx -y pnpm@12 install" once; then it is released like the others'],
      };
    },
  },
};
