import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore/lite';
import { fromPlainFields } from './plain-values';

test('half of a character, which no store takes, becomes the sign for one; whole ones stay', () => {
  const database = getFirestore(initializeApp({ projectId: 'demo-site' }));
  expect(fromPlainFields({ title: 'a \ud83e b', content: [{ content: '\u{1f916} \udd16' }] }, database)).toEqual({
    title: 'a \ufffd b',
    content: [{ content: '\u{1f916} \ufffd' }],
  });
});
