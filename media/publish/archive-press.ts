import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The archive's name among what the press kit hands out. */
const archive = 'press-kit.zip';

/** 1 January 1980, the first day that a ZIP knows: the same files make the same archive. */
const day = 0x0021;

/** The parts of a header in two or four bytes each, lowest first. */
function header(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** A ZIP of files as they are: pictures are compressed already (APPNOTE 6.3.10, §4.3). */
function writeZip(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const [entries, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes } of files) {
    const file = Buffer.from(name, 'ascii');
    const sizes = [
      ...([
        [2, 0],
        [2, day],
        [4, crc32(bytes)],
        [4, bytes.length],
      ] as const),
      ...([
        [4, bytes.length],
        [2, file.length],
        [2, 0],
      ] as const),
    ] as const;
    const entry = [header([4, 0x04034b50], [2, 10], [2, 0], [2, 0], ...sizes), file, bytes];
    directory.push(
      header([4, 0x02014b50], [2, 10], [2, 10], [2, 0], [2, 0], ...sizes, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      file,
    );
    entries.push(...entry);
    offset += entry.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = [2, files.length] as const;
  const end = header([4, 0x06054b50], [2, 0], [2, 0], count, count, [4, size], [4, offset], [2, 0]);
  return Buffer.concat([...entries, ...directory, end]);
}

/**
 * Puts all that the press kit hands out into one archive beside it, under the names that a visitor gets who takes each alone.
 * @param company first word of those names
 * @returns its name in the list of the kit, and its size
 */
export function archivePress(published: string, company: string): { name: string; bytes: number } {
  const names = readdirSync(published).filter((file) => file.startsWith('press-') && file !== archive);
  const zip = writeZip(
    names.sort().map((file) => ({
      name: file.replace('press-', `${company}-`),
      bytes: readFileSync(join(published, file)),
    })),
  );
  writeFileSync(join(published, archive), zip);
  return { name: archive.slice('press-'.length), bytes: zip.length };
}
