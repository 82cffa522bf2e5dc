import { slotMisfit } from 'kit/contract/slot-misfit';
import { openTestWorkspace, type TestWorkspace } from '../../../testing/test-workspace';
import { composeSite } from '../../compose/compose-site';
import { checkVersions } from '../check-versions';

// A page with a slot in two versions: the older one is the fallback of the newer.

const [owner, filler] = ['mfe-pages', 'mfe-parts'];
let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

/** What the page hands over is a global here. */
const publishPage = (handed: string, slots: string[]) =>
  workspace.publish(`(location) => { globalThis.handed = '${handed}'; return '${handed} ' + location; }`, owner, [], {
    routes: [{ path: '/one', expose: './page', slots }],
  });
const publishParts = (slots: readonly string[], remote = filler, taken = 'count') => {
  const reason = `The slot "${slots[0]}": ${slotMisfit} ${taken}`;
  const refuse = `if (location !== '/${remote}' && !globalThis.handed.includes('${taken}')) throw new Error(${JSON.stringify(reason)});`;
  return workspace.publish(`(location) => { ${refuse} return 'part in ' + location; }`, remote, [`/${remote}`], {
    parts: Object.fromEntries(slots.map((slot) => [slot, './page'])),
  });
};
const check = (name: string, version: string) => checkVersions(workspace, [{ name, version }]);

test.each([
  ['the page', 'the part', false],
  ['the part', 'the page', true],
])('a slot gets a new version with %s released first, and then %s', async (_first, _second, isReversed) => {
  await workspace.promote(publishPage('count', ['news-before']), owner);
  await workspace.promote(publishParts(['news-before']), filler);
  const sides = [
    [owner, publishPage('count, size', ['news', 'news-before'])],
    [filler, publishParts(['news', 'news-before'])],
  ] as const;
  for (const [name, version] of isReversed ? sides.toReversed() : sides) {
    await expect(check(name, version)).resolves.toBeDefined();
    await workspace.promote(version, name);
  }
  // At last the older version ends, on either side.
  await expect(check(filler, publishParts(['news']))).resolves.toBeDefined();
  await workspace.promote(publishParts(['news']), filler);
  await composeSite(workspace);
  await expect(check(owner, publishPage('size', ['news']))).rejects.toThrow(`release ${owner} ${filler}`);
  await expect(check(owner, publishPage('count, size', ['news']))).resolves.toBeDefined();
});

test('the older version of a slot is checked behind the newer, while it is filled', async () => {
  await workspace.promote(publishParts(['news']), filler);
  await workspace.promote(publishParts(['news-before'], 'mfe-old', 'size'), 'mfe-old');
  await workspace.promote(publishPage('count, size', ['news', 'news-before']), owner);
  await composeSite(workspace);
  for (const [name, version] of [
    [owner, publishPage('count', ['news', 'news-before'])],
    ['mfe-old', publishParts(['news-before'], 'mfe-old', 'weight')],
  ] as const) {
    const refused = check(name, version);
    await expect(refused).rejects.toThrow('/one: it does not prerender without the part for "news": ');
    await expect(refused).rejects.toThrow(`"npx -y pnpm@12 release ${owner} mfe-old"`);
    await expect(refused).rejects.not.toThrow(`release ${owner} ${filler}`);
  }
});
