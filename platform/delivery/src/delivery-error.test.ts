import { ContractError } from 'kit/contract/contract-error';
import { DeliveryError, describeError, explainFullDisk, refuseFindings } from './delivery-error';

test('an expected error prints its message and where it is described, a defect nothing', () => {
  expect(describeError(new DeliveryError('nothing-live', 'mfe-a', 'nothing is live', 'Release it'))).toBe(
    'mfe-a: nothing is live. Release it\nSee docs/errors/delivery.md#nothing-live',
  );
  expect(describeError(new ContractError('invalid-release', 'release.json', 'it is empty', 'Release again'))).toBe(
    'release.json: it is empty. Release again\nSee docs/errors/contract.md#invalid-release',
  );
  expect(describeError(new TypeError('broken'))).toBeUndefined();
});

test('several at once are printed one below the other; a defect among them is a defect', () => {
  const [one, two] = ['mfe-a', 'mfe-b'].map(
    (name) => new DeliveryError('types-failed', name, 'its types do not fit', ''),
  );
  expect(describeError(new AggregateError([one, two]))).toMatch(
    /^mfe-a: its types do not fit\. \nSee .*#types-failed\n\nmfe-b: its types do not fit\. \nSee .*#types-failed$/,
  );
  expect(describeError(new AggregateError([one, new TypeError('broken')]))).toBeUndefined();
});

test('all that a check has found is in one error; nothing found is no error', () => {
  const found = ['a.ts:1: it is wrong: twice', 'b.ts:2: it is wrong'];
  expect(() => refuseFindings('import-refused', found, 'See there')).toThrow(
    /^a\.ts:1: it is wrong: twice\nb\.ts:2: it is wrong\nSee there$/,
  );
  expect(() => refuseFindings('import-refused', [], 'See there')).not.toThrow();
});

test('a quota that is used up is a full disk', () => {
  expect(explainFullDisk(Object.assign(new Error(''), { code: 'EDQUOT', path: '/to' }))).toMatchObject({
    code: 'disk-full',
    subject: '/to',
  });
});
