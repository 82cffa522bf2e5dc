import { openFirestore } from './open-firestore';

test('a page behind TLS calls its server by TLS', () => {
  const firestore = openFirestore({ kind: 'embedded' }, 'https://staff.example:8443');
  expect(firestore.toJSON()).toMatchObject({ settings: { host: 'staff.example:8443', ssl: true } });
  // One for the page: a second one would have other settings.
  expect(openFirestore({ kind: 'embedded' }, 'https://staff.example:8443')).toBe(firestore);
});
