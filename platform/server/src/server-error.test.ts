import { ContractError } from 'kit/contract/contract-error';
import { describeExpected, isStorageError, ServerError } from './server-error';

test('an expected error prints where it is described, a defect its stack', () => {
  const error = new ServerError('port-in-use', 'Port 4173', 'it is in use', 'Stop the other server');
  expect(describeExpected(error)).toBe(
    'Port 4173: it is in use. Stop the other server\nSee docs/errors/server.md#port-in-use',
  );
  expect(describeExpected(new ContractError('invalid-release', 'release.json', 'it is empty', 'Release again'))).toBe(
    'release.json: it is empty. Release again\nSee docs/errors/contract.md#invalid-release',
  );
  expect(describeExpected(new TypeError('not a function'))).toBeUndefined();
});

test('a storage error makes a request unavailable, any other one makes it fail', () => {
  const full = new ServerError('disk-full', 'Database', 'the disk is full', 'Free some space');
  expect([full.statusCode, isStorageError(full), isStorageError(full, 'database-busy')]).toEqual([503, true, false]);
  const missing = new ServerError('site-missing', 'Site', 'there is no composed site', 'Compose it');
  expect([missing.statusCode, isStorageError(missing)]).toEqual([500, false]);
});
