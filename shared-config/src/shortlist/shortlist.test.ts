import { maxItems, parseShortlist } from './shortlist';

const lifter = { label: 'MAG Lifter', path: '/products/mag-product?product=lifter' };
const fork = { label: 'MAG Fork', path: '/products/mag-product?product=fork' };

test('a list is read as it was kept', () => {
  expect(parseShortlist(JSON.stringify([lifter, fork]))).toEqual([lifter, fork]);
});

test.each([null, '', 'nonsense', '{}', '[', '"list"', '12'])('%p is no list, and nothing is on it', (text) => {
  expect(parseShortlist(text)).toEqual([]);
});

test('what is no item is left out: other types, no words, addresses of other sites, texts without end', () => {
  const odd = [
    null,
    7,
    {},
    { label: '', path: '/x' },
    { label: 'Elsewhere', path: 'https://elsewhere.example' },
    { label: 'Elsewhere', path: '//elsewhere.example' },
    { label: 'Elsewhere', path: '/\\elsewhere.example' },
    { label: 'Script', path: 'javascript:alert(1)' },
    { label: 'x'.repeat(121), path: '/x' },
    { label: 'Long', path: `/${'x'.repeat(300)}` },
  ];
  expect(parseShortlist(JSON.stringify([...odd, fork]))).toEqual([fork]);
});

test('each is on it once, and no more than fit into a message', () => {
  expect(parseShortlist(JSON.stringify([fork, fork]))).toEqual([fork]);
  const many = Array.from({ length: 50 }, (_, index) => ({ label: `Robot ${index}`, path: `/${index}` }));
  expect(parseShortlist(JSON.stringify(many))).toEqual(many.slice(0, maxItems));
});
