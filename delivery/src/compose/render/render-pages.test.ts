import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, testPost, testRemote } from '../../../testing/test-workspace';
import { changeRegistry } from '../../registry/open-registry';
import { promoteTo, rollBack } from '../../registry/registry';
import { hostName } from '../../workspace';
import { composeSite } from '../compose-site';

test('a compose renders what has changed, and takes over every other page: of one release, of one post, of a rollback', async () => {
  const workspace = openTestWorkspace();
  const other = 'mfe-other';
  const change = (name: string, entry: Parameters<typeof changeRegistry>[2]) => changeRegistry(workspace, name, entry);
  const compose = async (title: string) => {
    const { outcome, pages, rendered } = await composeSite(workspace, { posts: [testPost('one', title)] });
    return { outcome, pages, rendered };
  };
  await change(hostName, promoteTo(workspace.hostVersion));
  await change(testRemote, promoteTo(workspace.publish(drawPlainly)));
  await change(other, promoteTo(workspace.publish(drawPlainly, other, ['/x', '/y'])));
  // /a, /b, /c, the tool, the list, the post, /x, /y, and the shell's own two.
  expect(await compose('First')).toEqual({ outcome: 'composed', pages: 10, rendered: 10 });

  await change(
    other,
    promoteTo(workspace.publish(`(location) => '<h1>New ' + location + '</h1>'`, other, ['/x', '/y'])),
  );
  expect(await compose('First')).toEqual({ outcome: 'composed', pages: 10, rendered: 2 });
  expect(await compose('Changed')).toEqual({ outcome: 'composed', pages: 10, rendered: 2 });
  await change(other, rollBack(other));
  expect(await compose('Changed')).toEqual({ outcome: 'composed', pages: 10, rendered: 0 });
  workspace.dispose();
});

test('the sitemap lists what search engines may list, of pages that were taken over as well', async () => {
  const workspace = openTestWorkspace();
  const change = (name: string, version: string) => changeRegistry(workspace, name, promoteTo(version));
  await change(hostName, workspace.hostVersion);
  const hidden = `(location) => (location === '/b' ? '<meta name="robots" content="noindex">' : '') + location`;
  await change(testRemote, workspace.publish(hidden));
  for (const posts of [[], [testPost('one', 'First')]]) {
    await composeSite(workspace, { posts });
    const sitemap = readFileSync(join(workspace.site, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('corvane.example/a<');
    expect(sitemap).not.toContain('corvane.example/b<');
  }
  workspace.dispose();
});
