import { existsSync, readdirSync } from 'node:fs';
import files from 'node:fs/promises';
import { drawPlainly, openTestWorkspace, type TestWorkspace } from '../../testing/test-workspace';
import { DeliveryError, explainFullDisk } from '../delivery-error';
import { composeSite } from './compose-site';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  await workspace.promote(workspace.publish(drawPlainly));
});
afterEach(() => {
  jest.restoreAllMocks();
  workspace.dispose();
});

const left = () =>
  readdirSync(workspace.root, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.tmp'));

test.each([/sitemap\.xml$/, /\.cache\/pages/, /\.files\.json/])(
  'a full disk while writing %s leaves nothing behind, and composing works later',
  async (place) => {
    const { writeFile } = files;
    const spy = jest.spyOn(files, 'writeFile').mockImplementation(async (file, ...rest) => {
      if (!place.test(String(file))) return writeFile(file, ...rest);
      await writeFile(file, 'half');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path: String(file) });
    });
    const error = await composeSite(workspace).then(
      () => undefined,
      (thrown: unknown) => explainFullDisk(thrown),
    );
    expect(error).toBeInstanceOf(DeliveryError);
    expect(String(error)).toMatch(/there is no room left to write it\. Make room/);
    expect(left()).toEqual([]);
    expect(existsSync(workspace.site)).toBe(false);
    spy.mockRestore();
    expect((await composeSite(workspace)).outcome).toBe('composed');
  },
);

test('what is full is named, and any other error stays what it is', () => {
  const full = (fields: object) => explainFullDisk(Object.assign(new Error(''), { code: 'ENOSPC', ...fields }));
  expect(full({ path: '/from', dest: '/to' })).toMatchObject({ subject: '/to' });
  expect(full({ path: '/to' })).toMatchObject({ subject: '/to' });
  expect(full({})).toMatchObject({ subject: 'the disk' });
  const other = new Error('other');
  expect(explainFullDisk(other)).toBe(other);
});
