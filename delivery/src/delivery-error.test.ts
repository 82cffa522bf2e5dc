import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, contractErrorCodes } from 'shared-config/contract/contract-error';
import { DeliveryError, deliveryErrorCodes, describeError } from './delivery-error';

test.each([
  ['delivery', deliveryErrorCodes],
  ['contract', contractErrorCodes],
])('docs/errors/%s.md describes every code, and no other', (name, codes) => {
  const page = readFileSync(join(__dirname, '../../docs/errors', `${name}.md`), 'utf8');
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(codes.toSorted());
});

test('an expected error is printed as its message and where it is described; a defect is not described', () => {
  expect(describeError(new DeliveryError('nothing-live', 'mfe-a', 'nothing is live', 'Release it'))).toBe(
    'mfe-a: nothing is live. Release it\nSee docs/errors/delivery.md#nothing-live',
  );
  expect(describeError(new ContractError('invalid-release', 'release.json', 'it is empty', 'Release again'))).toBe(
    'release.json: it is empty. Release again\nSee docs/errors/contract.md#invalid-release',
  );
  expect(describeError(new TypeError('broken'))).toBeUndefined();
});
