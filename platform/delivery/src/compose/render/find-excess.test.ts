import { openTestWorkspace } from '../../../testing/test-workspace';
import { composeSite } from '../compose-site';
import { findExcess } from './find-excess';

const page = (body: string) => `<!doctype html><html><head><title>A</title></head><body>${body}</body></html>`;

test.each([
  ['a large page', '<p>word'.repeat(400_000)],
  ['one with many elements beside each other', '<i></i><br><img src="/a.png">'.repeat(100_000)],
  ['one whose elements end by themselves', '<ul><li>one<li>two</ul><p>one<p>two</br></p></i>'.repeat(20_000)],
  ['one of the most elements within each other', '<b>'.repeat(510)],
])('%s can be read', (_, body) => expect(findExcess(page(body))).toBeUndefined());

test.each([
  ['a page of too many bytes', 'ä'.repeat(2_000_000), /^its HTML has 4000\d\d\d bytes, and may have 4000000$/],
  ['one element too deep', '<b>'.repeat(511), /^more than 512 of its elements are within each other$/],
  ['elements in a drawing', `<svg>${'<g>'.repeat(600)}`, /^more than 512/],
  // To go through all of them for each would take minutes.
  ['a million of them, with headings', '<i>'.repeat(500_000) + '<h2>x</h2>'.repeat(200_000), /^more than 512/],
])('%s is refused', (_, body, reason) => {
  const before = process.cpuUsage();
  expect(findExcess(page(body))).toMatch(reason);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test('a page that is too deep is left out of the site, and holds up nothing', async () => {
  const workspace = openTestWorkspace();
  const deep = `(location) => (location === '/a' ? '<b>'.repeat(20000) + '<h2>x</h2>'.repeat(20000) : location)`;
  await workspace.promote(workspace.publish(deep));
  const { leftOut } = await composeSite(workspace);
  const reason = 'more than 512 of its elements are within each other';
  expect(leftOut).toMatchObject([{ location: '/a', code: 'page-breaks-a-rule', reason }]);
  workspace.dispose();
});
