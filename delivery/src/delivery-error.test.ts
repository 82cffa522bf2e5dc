import { ContractError } from 'shared-config/contract/contract-error';
import { DeliveryError, describeError } from './delivery-error';

test('an expected error is printed as its message and where it is described; a defect is not described', () => {
  expect(describeError(new DeliveryError('nothing-live', 'mfe-a', 'nothing is live', 'Release it'))).toBe(
    'mfe-a: nothing is live. Release it\nSee docs/errors/delivery.md#nothing-live',
  );
  expect(describeError(new ContractError('invalid-release', 'release.json', 'it is empty', 'Release again'))).toBe(
    'release.json: it is empty. Release again\nSee docs/errors/contract.md#invalid-release',
  );
  expect(describeError(new TypeError('broken'))).toBeUndefined();
});
