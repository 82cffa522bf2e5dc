import { everyChange } from './engines';
import { test } from './test';

test('a post is written, pasted into, brought back after a crash, saved and read', { tag: everyChange }, async ({
  tab,
  engine,
  allowErrors,
}) => {
  // The page is left while it asks for drafts, which Firefox writes to the console.
  allowErrors(/"collectionId":"drafts"|The drafts on the server could not be loaded/);
  const title = `Written in ${engine}`;
  await tab.open('/terms');
  await tab.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main section') ?? document.body));
  await tab.pressControl('c');
  await tab.open('/native-blogs');
  await tab.click('button', 'New Blog Post');
  await tab.fill('Title', title);
  // Leads to the text.
  await tab.press('Enter');
  await tab.until('the body has the focus', () =>
    tab.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Body'),
  );
  await tab.type('Typed before the crash. ');
  await tab.pressControl('v');
  await tab.until('what was pasted is kept', () =>
    tab.evaluate(() => Object.values(window.localStorage).some((kept) => kept.includes('Use of the site'))),
  );
  await tab.crash();
  await tab.open('/native-blogs');
  await tab.click('button', `Continue with ${title}`);
  await tab.click('button', 'Save Blog');
  await tab.see('article h2', title);
  await tab.until('the post and its version are stored, and the versions are counted', () =>
    tab.evaluate(() => {
      const calls = performance.getEntriesByType('resource').map(({ name }) => /:(\w+)(\?|$)/.exec(name)?.[1]);
      return calls.filter((call) => call === 'commit').length > 1 && calls.includes('runAggregationQuery');
    }),
  );
  await tab.reload();
  await tab.click('article button', 'Read Article');
  await tab.see('main p', 'Typed before the crash.');
  await tab.see('main h2', 'Use of the site');
  await tab.see('main p', 'You may read, print and share');
});
