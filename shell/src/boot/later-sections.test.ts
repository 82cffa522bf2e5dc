import { putOffSections } from './later-sections';

const open = (body: string) => {
  document.head.innerHTML = '<style></style>';
  document.body.innerHTML = body;
  const [{ sheet }, link] = [
    document.querySelector('style') as HTMLStyleElement,
    document.querySelector('link') as Element,
  ];
  if (!sheet) throw new Error('jsdom reads every style element');
  return { sheet, link, rules: () => [...sheet.cssRules].map(({ cssText }) => cssText) };
};
const ruleFrom = (section: number) =>
  expect.stringMatching(
    `^main ?> ?:nth-child\\(1\\) ?> ?:nth-child\\(n\\+${section}\\) ?{ ?content-visibility: ?var\\(--later-sections\\);? ?}$`,
  );

test('sections behind the first view are put off, and laid out one a frame', async () => {
  jest.useFakeTimers();
  const { sheet, link, rules } = open(
    '<main><article><header></header><link><script></script><section></section><section></section></article></main>',
  );
  const layOut = putOffSections(link, sheet);
  for (const tag of [link, link.nextElementSibling]) tag?.remove();
  expect(rules()).toEqual([ruleFrom(2)]);
  const done = layOut();
  await jest.advanceTimersToNextTimerAsync();
  expect(rules()).toEqual([ruleFrom(3)]);
  await jest.advanceTimersToNextTimerAsync();
  await done;
  expect(rules()).toEqual([]);
  jest.useRealTimers();
});

test('a page whose first view is all of it puts nothing off', async () => {
  const { sheet, link, rules } = open('<main><article></article><link><script></script></main><footer></footer>');
  await putOffSections(link, sheet)();
  expect(rules()).toEqual([]);
});
