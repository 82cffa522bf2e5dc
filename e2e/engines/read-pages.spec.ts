import { expect } from '@playwright/test';
import { listPages } from '../harness/list-routes';
import { selectTemplates } from '../harness/templates';
import { isThorough } from '../harness/thorough';
import { everyChange } from './engines';
import { test } from './test';

const templates = selectTemplates(undefined).map(({ path }) => path);
/** One that is mostly pictures. Journeys of every change go to a robot, through a form and the blog tool. */
const ofEveryChange = '/';

for (const path of isThorough ? listPages() : templates) {
  const tag = path === ofEveryChange ? [everyChange] : [];
  test(`${path} is whole and silent on a desk and on a phone`, { tag }, async ({ tab, allowErrors }) => {
    if (path === '/nowhere') allowErrors(/status of 404/);
    for (const width of [1440, 390]) {
      await tab.resize(width, 900);
      await tab.open(path);
      // A request that is under way when the page is left fails, and the tool says so.
      await tab.seeNo('[role=status]', 'Loading');
      await expect.poll(() => tab.evaluate(readView)).toEqual({ width, headings: 1, scrollsSideways: 0, missing: [] });
    }
  });
}

test('lines break as with the typeface while it is still loading', { tag: everyChange }, async ({
  tab,
  brokenSite,
  allowErrors,
}) => {
  // Firefox tells that it was left while it waited.
  allowErrors(/downloadable font: download failed/);
  const readHeights = () =>
    tab.evaluate(() =>
      Array.from(document.querySelectorAll('main :is(h1, h2, p)'), ({ clientHeight }) => clientHeight),
    );
  const { origin } = await brokenSite('', 'typeface stall');
  await tab.goto(`${origin}/contact`);
  const before = await readHeights();
  await tab.open('/contact');
  await tab.until('the typeface is there', () => tab.evaluate(() => document.fonts.check('1em Archivo')));
  expect(before).toEqual(await readHeights());
});

/** Runs in the page: what a visitor sees of it first. `missing` are the pictures that are not there. */
function readView() {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isInView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const pictures = Array.from(document.images).filter((picture) => isSeen(picture) && isInView(picture));
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    width: innerWidth,
    headings: Array.from(document.querySelectorAll('h1')).filter(isSeen).length,
    scrollsSideways: scrollWidth - clientWidth,
    missing: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
  };
}
