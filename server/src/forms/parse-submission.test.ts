import fc from 'fast-check';
import { formNameField } from 'shared-config/forms/form-fields';
import { formSchemas } from 'shared-config/forms/form-schemas';
import { propertyRuns } from '../property-runs';
import { parseSubmission } from './parse-submission';

test('whatever the body is, it is accepted, trapped or refused with a reason', () => {
  const names = fc.constantFrom(...Object.keys(formSchemas), formNameField, '__proto__', 'bot-field', 'email');
  const pairs = fc.array(fc.tuple(fc.oneof(names, fc.string()), fc.oneof(names, fc.string())));
  const bodies = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    pairs.map((entries) => new URLSearchParams(entries).toString()),
  );
  fc.assert(
    fc.property(bodies, (body) => {
      const result = parseSubmission(body);
      if (result.kind === 'refused') expect(result.message).not.toBe('');
      else expect(['accepted', 'trapped']).toContain(result.kind);
    }),
    { numRuns: propertyRuns },
  );
});

test('fields that the form does not have are dropped and counted', () => {
  const result = parseSubmission(
    new URLSearchParams({
      'form-name': 'mag-sub-product',
      fullName: 'A',
      companyName: 'B',
      email: 'a@b.example',
      jobTitle: 'C',
      consent: 'Yes',
      admin: 'true',
    }).toString(),
  );
  expect(result).toEqual({
    kind: 'accepted',
    form: 'mag-sub-product',
    fields: { fullName: 'A', companyName: 'B', email: 'a@b.example', jobTitle: 'C', consent: 'Yes', source: '' },
    droppedFields: 1,
  });
});
