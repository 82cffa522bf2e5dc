import { parseRemoteDefinition, type RemoteDefinition } from 'kit/contract/remote-definition';
import { refuseAddress } from 'kit/contract/reserved-path';
import { DeliveryError } from '../delivery-error';
import { describePage, type NewPage, pageFiles, pageModule, wordsOfPage } from './page-files';
import { readTemplate } from './read-template';

/** The form of a remote's name. */
export const remoteName = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A remote with one page under its own name: `mfe-shop` begins with `/shop`.
 * @throws {DeliveryError | ContractError} when the name is none, or the site keeps the address of its page.
 */
export function describeNewRemote(name: string, team: string): { page: NewPage; definition: RemoteDefinition } {
  if (!remoteName.test(name)) refuseName(`"${name}"`, 'it is no name of a remote', 'behind mfe-, such as mfe-shop');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(team))
    refuseName(`"${team}"`, 'it is no name of a team', 'as the organisation calls the team, such as training');
  const page = describePage(`/${name.slice('mfe-'.length)}`);
  const refused = refuseAddress(page.path);
  if (refused !== undefined)
    throw new DeliveryError('name-taken', name, `its page would be ${page.path}: ${refused}`, 'Choose another name');
  const data = { name, team, routes: [{ path: page.path, page: pageModule(page) }] };
  return { page, definition: parseRemoteDefinition(data, `${name}/remote.ts`) };
}

function refuseName(subject: string, reason: string, form: string): never {
  throw new DeliveryError('invalid-name', subject, reason, `Use lower-case words ${form}`);
}

/**
 * The files of a remote that are its own, by path inside of it.
 * @param commands what its README says of working on it, as a shell takes it
 */
export const remoteFiles = (
  { name, team }: RemoteDefinition,
  page: NewPage,
  commands: string,
): Record<string, string> => ({
  ...readTemplate('remote', { ...wordsOfPage(page), remote: name, team, commands }),
  ...pageFiles(page),
});
