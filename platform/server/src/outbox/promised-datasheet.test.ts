import { datasheetOf, promisesMail } from './promised-datasheet';

test.each([
  ['agvTugger', 'mag-agv-tugger.pdf'],
  ['lifter', 'mag-lifter.pdf'],
  ['', undefined],
  [undefined, undefined],
  ['Lifter', undefined],
  ['../lifter', undefined],
  ['lifter.pdf', undefined],
])('the datasheet of %s is %s', (source, file) => {
  expect(datasheetOf(source)).toBe(file);
});

test('one form alone promises a document by mail', () => {
  const forms = ['home-contact', 'commercial-contact', 'case-study-form', 'mag-sub-product', 'product-documentation'];
  expect(forms.filter(promisesMail)).toEqual(['mag-sub-product']);
});
