import { unzipSync } from 'fflate';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { readStoredPost, type StoredPost } from '../posts/stored-post';
import { exportPosts } from './export-posts';

const postOf = (title: string): StoredPost =>
  readStoredPost(title, { title, content: [{ id: 1, type: 'heading', content: 'A heading' }] });

const noStore = async () => {
  throw new Error('There is no store');
};

/** A post whose blocks cannot be read, for whatever reason. */
const unreadable: StoredPost = Object.defineProperty(postOf('Bad'), 'content', {
  get: () => {
    throw new Error('no');
  },
});

test('a post that cannot be exported is named, and the others are exported', async () => {
  const offered: Blob[] = [];
  const createObjectURL = (blob: Blob) => {
    offered.push(blob);
    return 'blob:archive';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const failures = await exportPosts([postOf('Good'), unreadable, postOf('Also good')], noStore);
  expect(failures).toEqual([expect.stringMatching(/^Not exported: “Bad”, /)]);
  expectConsole('error', /“Bad” could not be exported/);
  expect(Object.keys(unzipSync(await bytesOf(offered[0])))).toEqual(['good.md', 'also-good.md']);
});

async function bytesOf(blob = new Blob()): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : []));
    reader.readAsArrayBuffer(blob);
  });
}
