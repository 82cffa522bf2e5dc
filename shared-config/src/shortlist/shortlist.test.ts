import { maxItems, parseShortlist } from './shortlist';

const lifter = { label: 'MAG Lifter', path: '/products/mag-product?product=lifter' };
const fork = { label: 'MAG Fork', path: '/products/mag-product?product=fork' };

test('a list is read as it was kept', () => {
  expect(parseShortlist(JSON.stringify([lifter, fork]))).toEqual([lifter, fork]);
});

test.each([null, '', 'nonsense', '{}', '[', '"list"', '12'])('%p is not a list, and reads as an empty one', (text) => {
  expect(parseShortlist(text)).toEqual([]);
});

test('invalid items are left out: other types, empty or endless texts, other sites', () => {
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

test('each item is listed once, and no more than fit into a message', () => {
  expect(parseShortlist(JSON.stringify([fork, fork]))).toEqual([fork]);
  const many = Array.from({ length: 50 }, (_, index) => ({ label: `Robot ${index}`, path: `/${index}` }));
  expect(parseShortlist(JSON.stringify(many))).toEqual(many.slice(0, maxItems));
});
