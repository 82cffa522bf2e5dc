import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageStyle } from 'shared-config/contract/host-renderer';
import { fileExists } from '../../files/file-exists';
import { linkWithForms } from '../../files/link-folder';
import { listFiles } from '../../files/list-files';
import type { CompressionEffort } from '../../files/precompress';
import type { Workspace } from '../../workspace';
import { isWhole, laterFolder } from '../prerender/styles/later-file';
import { writePage } from './write-page';

/** Writes the later styles of pages into a site: each file once, however many pages link it. */
export type LaterStyles = {
  write: (style: PageStyle) => Promise<void>;
  /** Takes over the file of a page of the live site. */
  link: (file: string) => void;
  /**
   * Takes over what the live site has besides, once all pages are there: somebody may have just been given an earlier page.
   * @param releases folders of the site's assets, as `remote/version`
   */
  keep: (releases: Iterable<string>) => Promise<void>;
};

/** Starts with none. */
export function openLaterStyles(workspace: Workspace, folder: string, effort: CompressionEffort): LaterStyles {
  const there = new Set<string>();
  const isNew = (file: string) => !there.has(file) && there.add(file);
  const write = (file: string, css: string) => writePage(workspace, folder, file, css, effort);
  return {
    write: async ({ href, css }) => {
      const file = href.slice(1);
      if (isNew(file)) await write(file, css);
    },
    link: (file) => {
      if (isNew(file)) linkWithForms(workspace.site, folder, [file]);
    },
    keep: async (releases) => {
      for (const release of releases) {
        const path = laterFolder(release);
        const earlier = join(workspace.site, path);
        for (const name of (await fileExists(earlier)) ? listFiles(earlier) : []) {
          const file = `${path}/${name}`;
          if (!name.endsWith('.css') || !isNew(file)) continue;
          const css = await readFile(join(earlier, name), 'utf8');
          if (isWhole(file, css)) await write(file, css);
        }
      }
    },
  };
}
