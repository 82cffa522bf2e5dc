import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The widths in px that a picture is made in, as far as its source has them; the source's own ends them. */
const widths = [480, 800, 1280, 2560];

/** The most, in px, of the one file for browsers without AVIF. */
const webpWidth = 800;

// As large, and as good, as those of the catalog. More effort takes five times as long and saves 5 %.
const settings = {
  avif: { quality: 60, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 80 },
} as const;

const madeFileSchema = v.object({ format: v.picklist(['avif', 'webp']), width: v.number(), hash: v.string() });
const descriptionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ width: v.number(), height: v.number(), files: v.array(madeFileSchema) }),
);

/** One file of a picture. @property hash of its content, for its name */
export type MadeFile = v.InferOutput<typeof madeFileSchema> & { content: Buffer };

/** A picture as the web has it, and the size in px of its largest file. */
export type MadePicture = { width: number; height: number; files: readonly MadeFile[] };

/** The pictures that this process makes or has made: the builds for browsers and for Node want the same at the same time. */
const making = new Map<string, Promise<MadePicture>>();

/**
 * Makes the files of a picture, or takes them from the cache: the same source gives the same files.
 * @param cache folder with one for each picture that was made
 * @throws {Error} when the source is no picture
 */
export async function makePicture(source: Buffer, cache: string): Promise<MadePicture> {
  const { default: sharp } = await import('sharp');
  const inputs = JSON.stringify([sharp.versions, widths, webpWidth, settings]);
  const folder = join(cache, createHash('sha256').update(inputs).update(source).digest('hex').slice(0, 32));
  const known = making.get(folder);
  if (known) return known;
  const made = readMade(folder).catch(() => makeAnew(source, folder));
  making.set(folder, made);
  return made;
}

async function readMade(folder: string): Promise<MadePicture> {
  const { files, ...size } = v.parse(descriptionSchema, await readFile(join(folder, 'picture.json'), 'utf8'));
  const read = async (file: v.InferOutput<typeof madeFileSchema>) => {
    const content = await readFile(join(folder, fileName(file)));
    if (hashOf(content) !== file.hash) throw new Error(`${fileName(file)} was cut short`);
    return { ...file, content };
  };
  const made = { ...size, files: await Promise.all(files.map(read)) };
  // Files that are not used for long are pruned.
  await utimes(folder, new Date(), new Date());
  return made;
}

async function makeAnew(source: Buffer, folder: string): Promise<MadePicture> {
  const picture = await encode(source);
  const temporary = `${folder}.${randomUUID()}.tmp`;
  const { files, ...size } = picture;
  await mkdir(temporary, { recursive: true });
  for (const file of files) await writeFile(join(temporary, fileName(file)), file.content);
  const description = { ...size, files: files.map(({ content: _content, ...file }) => file) };
  await writeFile(join(temporary, 'picture.json'), JSON.stringify(description));
  // The folder that was there is damaged, or another process has made the same in this moment.
  await rm(folder, { recursive: true, force: true });
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true, force: true }));
  return picture;
}

async function encode(source: Buffer): Promise<MadePicture> {
  const { default: sharp } = await import('sharp');
  const { autoOrient } = await sharp(source).metadata();
  const width = Math.min(autoOrient.width, Math.max(...widths));
  const sizes = [...widths.filter((one) => one < width), width];
  const make = async (format: 'avif' | 'webp', size: number): Promise<MadeFile> => {
    // Turned as the camera was held, and without its metadata: place and time.
    const resized = sharp(source).autoOrient().resize({ width: size });
    const encoded = format === 'avif' ? resized.avif(settings.avif) : resized.webp(settings.webp);
    const content = await encoded.toBuffer();
    return { format, width: size, hash: hashOf(content), content };
  };
  const files: MadeFile[] = [];
  // One after another: each takes all cores.
  for (const size of sizes) files.push(await make('avif', size));
  files.push(await make('webp', Math.min(width, webpWidth)));
  return { width, height: Math.round((autoOrient.height * width) / autoOrient.width), files };
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);

const fileName = ({ format, width, hash }: v.InferOutput<typeof madeFileSchema>) => `${width}.${hash}.${format}`;
