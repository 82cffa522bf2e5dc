import { strFromU8 } from 'fflate';
import { isStoredName, maxPictureBytes } from 'kit/posts/stored-picture';
import type { ArchivedPicture } from './bring-pictures';

const mebibyte = 2 ** 20;

/**
 * The bounds of an import; a post that can be stored has less than 1 MiB, and everything is in the memory of the tab at once. In bytes, but
 * for the entries.
 */
export const importBounds = {
  /** A Markdown file: an export has the texts of a table or a list twice. */
  file: 3 * mebibyte,
  /** An archive as it is chosen, with the pictures and whatever else is in it. */
  archive: 256 * mebibyte,
  /** All Markdown files of an archive, unpacked. */
  unpacked: 100 * mebibyte,
  /** How many entries of an archive, of any kind. */
  entries: 20_000,
};

/** Why something is not read, and the remedy. @param bytes the most it may have */
export const explainSize = (name: string, bytes: number): string =>
  `${name}: it has more than ${bytes / mebibyte} MB, which is the most that an import reads. Import its posts in smaller parts`;

/** A Markdown file of an archive: its bytes, or why it cannot be read. */
export type ArchivedFile = { name: string; bytes: Uint8Array } | { name: string; reason: string };

/**
 * Unpacks the Markdown files of a zip archive. Its directory alone says what is in it: whatever else stands between its entries is
 * not looked at. The sizes that it states are looked at before anything is unpacked, and are not believed: more may come out. Of two
 * entries with one name the last counts.
 * @throws {Error} with the reason and what to do, when it is no archive, or has more than an import reads
 */
export async function* readArchive(
  archiveName: string,
  archive: Uint8Array<ArrayBuffer>,
): AsyncGenerator<ArchivedFile> {
  const entries = readDirectory(archiveName, archive, (name) => /\.(md|markdown)$/i.test(name));
  const total = [...entries.values()].reduce((sum, entry) => sum + Math.min(largest(entry), importBounds.file), 0);
  if (total > importBounds.unpacked) throw refuseUnpacked(archiveName);
  let unpacked = 0;
  const count = (bytes: number) => {
    unpacked += bytes;
    if (unpacked > importBounds.unpacked) throw refuseUnpacked(archiveName);
  };
  for (const entry of entries.values()) {
    const { name } = entry;
    if (largest(entry) > importBounds.file) yield { name, reason: explainSize(name, importBounds.file) };
    else {
      // The tab draws and takes input between two: a damaged entry has no reader that would give way.
      await new Promise((resume) => setTimeout(resume));
      const bytes = await unpack(archive, entry, count);
      yield bytes ? { name, bytes } : { name, reason: explainDamage(name) };
    }
  }
}

/** Letters of a picture's name in the store, which the name of its file in an archive ends with. */
const nameLength = 36;

/** The pictures and files of an archive by their names in the store that it comes from. @throws {Error} as `readArchive` does */
export function readPictures(archiveName: string, archive: Uint8Array<ArrayBuffer>): Map<string, ArchivedPicture> {
  const entries = readDirectory(archiveName, archive, (name) => isStoredName(name.slice(-nameLength)));
  return new Map(
    [...entries].map(([name, entry]) => {
      const fileName = name.slice(name.lastIndexOf('/') + 1, -nameLength).trim();
      const read = async () => (largest(entry) > maxPictureBytes ? undefined : unpack(archive, entry, () => {}));
      return [name.slice(-nameLength), { fileName, read }];
    }),
  );
}

/** An entry in the directory of an archive: sizes and offsets in bytes, `method` 0 for stored and 8 for deflated. */
type Entry = { name: string; method: number; packed: number; size: number; offset: number };

/** The bytes that an entry takes at most, packed or not: it costs time by one and memory by the other. */
const largest = ({ packed, size }: Entry) => Math.max(packed, size);

/** The bytes of an entry; `undefined` where they are not what the directory states. @param count called with the number of unpacked bytes */
async function unpack(
  archive: Uint8Array<ArrayBuffer>,
  { method, packed, size, offset }: Entry,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const view = viewOf(archive);
  if (offset + 30 > archive.length || view.getUint32(offset, true) !== 0x04034b50) return undefined;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const end = start + packed;
  if (end > archive.length) return undefined;
  if (method === 0) {
    count(packed);
    return packed === size ? archive.slice(start, end) : undefined;
  }
  return method === 8 ? inflate(archive.slice(start, end), size, count) : undefined;
}

/** How many bytes are unpacked at once: a browser unpacks all that it is given before the first byte can be read, a thousand times as many. */
const portion = 4096;

/** Unpacks by the browser's own code: there are streams over which one in script takes minutes. */
async function inflate(packed: Uint8Array<ArrayBuffer>, size: number, count: (bytes: number) => void) {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const write = async () => {
    for (let at = 0; at < packed.length; at += portion) await writer.write(packed.subarray(at, at + portion));
    await writer.close();
  };
  // The reader below meets the same error.
  write().catch(() => {});
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (value === undefined || done) break;
    length += value.length;
    chunks.push(value);
    count(value.length);
    if (length > size) {
      await reader.cancel();
      break;
    }
  }
  return length === size ? join(chunks, length) : undefined;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const explainDamage = (name: string) =>
  `${name}: it is damaged, encrypted, or packed in an unusual way. Unpack the archive and choose the .md files themselves`;

const refuseUnpacked = (archiveName: string) =>
  new Error(explainSize(`${archiveName}, unpacked`, importBounds.unpacked));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** What macOS puts beside each file: its attributes, under its name. */
const besideFiles = /(?:^|\/)(?:__MACOSX\/|\._)/;

/**
 * The files of an archive that are wanted, by name, as its directory states them. fflate's reader of directories keeps the offsets to itself,
 * and its stream walks whatever looks like an entry, in time that grows with the square of their number.
 * @throws {Error} when that is no directory, or more than an import reads
 */
function readDirectory(
  archiveName: string,
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, Entry> {
  const refuse = (cause?: unknown) =>
    new Error(`${archiveName}: it is not a zip archive. Choose the .md files themselves`, { cause });
  const entries = new Map<string, Entry>();
  const view = viewOf(archive);
  const place = findDirectory(view);
  if (!place) throw refuse();
  if (place.entries > importBounds.entries)
    throw new Error(
      `${archiveName}: it has more than ${importBounds.entries.toLocaleString('en')} entries, which is the most that an import reads. Choose the .md files themselves`,
    );
  let at = place.offset;
  try {
    for (let index = 0; index < place.entries; index += 1) {
      if (view.getUint32(at, true) !== 0x02014b50) throw refuse();
      const nameEnd = at + 46 + view.getUint16(at + 28, true);
      const extraEnd = nameEnd + view.getUint16(at + 30, true);
      const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
      const name = strFromU8(archive.subarray(at + 46, nameEnd), !isUtf8);
      if (isWanted(name) && !besideFiles.test(name))
        entries.set(name, { name, method: view.getUint16(at + 10, true), ...readSizes(view, at, nameEnd, extraEnd) });
      at = extraEnd + view.getUint16(at + 32, true);
    }
  } catch (cause) {
    throw refuse(cause);
  }
  // Entries that share their bytes would be unpacked again and again.
  if ([...entries.values()].reduce((sum, { packed }) => sum + packed, 0) > archive.length) throw refuse();
  return entries;
}

/** Where the directory of an archive begins, as the record at its end says, or the one of ZIP64 before that. */
function findDirectory(view: DataView): { entries: number; offset: number } | undefined {
  const last = view.byteLength - 22;
  // A comment of up to 65,535 bytes follows.
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    if (at >= 20 && view.getUint32(at - 20, true) === 0x07064b50) {
      const record = view.getUint32(at - 12, true);
      if (record + 56 <= at && view.getUint32(record, true) === 0x06064b50)
        return { entries: readUint64(view, record + 32), offset: readUint64(view, record + 48) };
    }
    return { entries: view.getUint16(at + 8, true), offset: view.getUint32(at + 16, true) };
  }
  return undefined;
}

/** Sizes and offset of the entry at `at`; those that are 0xffffffff stand in the extra field of ZIP64, in this order. */
function readSizes(
  view: DataView,
  at: number,
  extra: number,
  extraEnd: number,
): Pick<Entry, 'size' | 'packed' | 'offset'> {
  let field = extra;
  while (field < extraEnd && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  const read = (place: number) => {
    const stated = view.getUint32(place, true);
    if (stated !== 0xffffffff || field >= extraEnd) return stated;
    next += 8;
    return readUint64(view, next - 8);
  };
  return { size: read(at + 24), packed: read(at + 20), offset: read(at + 42) };
}

const readUint64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));
