import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore/lite';
import { fromPlainFields } from './firestore-values';

test('a lone surrogate becomes the replacement character, and pairs stay', () => {
  const database = getFirestore(initializeApp({ projectId: 'demo-site' }));
  expect(fromPlainFields({ title: 'a \ud83e b', content: [{ content: '\u{1f916} \udd16' }] }, database)).toEqual({
    title: 'a \ufffd b',
    content: [{ content: '\u{1f916} \ufffd' }],
  });
});
