import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, testPost } from '../../../testing/test-workspace';
import { changeRegistry } from '../../registry/open-registry';
import { rollBack } from '../../registry/registry';
import { composeSite } from '../compose-site';

test('a compose renders what has changed, and takes over every other page: of one release, of one post, of a rollback', async () => {
  const workspace = openTestWorkspace();
  const other = 'mfe-other';
  const compose = async (title: string) => {
    const { outcome, pages, rendered } = await composeSite(workspace, { posts: [testPost('one', title)] });
    return { outcome, pages, rendered };
  };
  await workspace.promote(workspace.publish(drawPlainly));
  await workspace.promote(workspace.publish(drawPlainly, other, ['/x', '/y']), other);
  // /a, /b, /c, the tool, the list, the post, /x, /y, and the shell's own two.
  expect(await compose('First')).toEqual({ outcome: 'composed', pages: 10, rendered: 10 });

  await workspace.promote(
    workspace.publish(`(location) => '<h1>New ' + location + '</h1>'`, other, ['/x', '/y']),
    other,
  );
  expect(await compose('First')).toEqual({ outcome: 'composed', pages: 10, rendered: 2 });
  expect(await compose('Changed')).toEqual({ outcome: 'composed', pages: 10, rendered: 2 });
  await changeRegistry(workspace, other, rollBack(other));
  expect(await compose('Changed')).toEqual({ outcome: 'composed', pages: 10, rendered: 0 });
  workspace.dispose();
});

test('the sitemap lists what search engines may list, of pages that were taken over as well', async () => {
  const workspace = openTestWorkspace();
  const hidden = `(location) => (location === '/b' ? '<meta name="robots" content="noindex">' : '') + location`;
  await workspace.promote(workspace.publish(hidden));
  for (const posts of [[], [testPost('one', 'First')]]) {
    await composeSite(workspace, { posts });
    const sitemap = readFileSync(join(workspace.site, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('corvane.example/a<');
    expect(sitemap).not.toContain('corvane.example/b<');
  }
  workspace.dispose();
});
