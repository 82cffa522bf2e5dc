import { describeIssue } from 'kit/contract/describe-issue';
import { postContentSchema } from 'kit/posts/post';
import { maxTagLength, maxTags } from 'kit/posts/tags';
import * as v from 'valibot';
import { isScalar, parseDocument, visit } from 'yaml';
import { draftStatuses, metaFields } from '../posts/post-draft';
import type { PostFile } from '../posts/post-file';
import { writeTags } from '../posts/tags-text';
import { sanitiseBlocks } from '../rich-text/sanitise-blocks';
import { adoptFields } from './adopt-fields';
import { blockMark } from './former/former-text';
import { readMarkedBlocks } from './former/read-marked-blocks';
import { createGiveWay } from './give-way';
import { readExportedBlocks } from './read-exported-blocks';
import { readMarkdownBlocks } from './read-markdown-blocks';
import { type ReadingBudget, startBudget, takeFromBudget } from './reading-budget';
import { fileFormat } from './write-markdown';

const frontMatterSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be blank')),
  author: v.optional(v.string(), ''),
  publishDate: v.optional(v.string(), ''),
  publishTime: v.optional(v.pipe(v.string(), v.isoTime('must be a time such as 09:00'))),
  category: v.optional(v.string(), ''),
  excerpt: v.optional(v.string(), ''),
  metaTitle: v.optional(v.string()),
  metaDescription: v.optional(v.string()),
  tags: v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform((tags) => writeTags(tags)),
    ),
  ),
  updatedAt: v.optional(v.string(), ''),
  // A file never publishes a post.
  status: v.fallback(v.picklist(draftStatuses), 'draft'),
  slug: v.optional(v.string(), ''),
  id: v.optional(v.string(), ''),
});

/** Fields that the tool does not know, and pictures of the post, as it exported them. */
const otherFieldsSchema = v.object({
  otherFields: v.optional(v.record(v.string(), v.unknown()), {}),
  ...v.pick(postContentSchema, ['cover', 'sharePicture']).entries,
});

/** A post that was read, the names of parts of its file that have no place in it, and whether readers of another program see it. */
export type ReadMarkdown = { post: PostFile; dropped: string[]; isPublic: boolean };

/**
 * Reads a post from a Markdown file: one that this tool wrote comes back the same; one of another program becomes blocks,
 * and the front matter of Hugo, Jekyll or Ghost the fields of a post. Rich text is sanitised.
 * @param budget of the import that the file is one of
 * @param giveWay of the import: thousands of blocks take seconds
 * @throws {Error} naming the file and what is wrong with it.
 */
export async function readMarkdown(
  file: string,
  text: string,
  budget = startBudget(),
  giveWay = createGiveWay(),
): Promise<ReadMarkdown> {
  const { data, own, body } = await parseFile(file, unifyLineEnds(text), budget);
  const isExported = String(Object(data).format) === String(fileFormat);
  const readOwn = isExported ? readExportedBlocks : body.includes(blockMark) ? readMarkedBlocks : undefined;
  const adopted = adoptFields(readOwn ? undefined : file, data, readPictureNames(own));
  const fields = readFields(file, frontMatterSchema, adopted.fields);
  const others = readFields(file, otherFieldsSchema, own);
  const { blocks, dropped } = readOwn
    ? { blocks: await readOwn(file, body, budget, giveWay), dropped: [] }
    : readMarkdownBlocks(file, body, budget);
  if (blocks.length === 0) throw new Error(`${file}: it has no text. Write some below the front matter`);
  if (isDeeper([others.otherFields, blocks], maxLevels + 1))
    throw new Error(
      `${file}: it has more than 20 maps and lists within each other, which no post may have. Leave out what is no field of a post`,
    );
  return {
    post: { ...fields, ...others, content: sanitiseBlocks(blocks) },
    dropped: [...adopted.dropped, ...dropped],
    isPublic: adopted.isPublic,
  };
}

/** A text whose every line ends as on Windows was saved by a program there; where only some lines do, they may be meant. */
const unifyLineEnds = (text: string) => (/(^|[^\r])\n/.test(text) ? text : text.replaceAll('\r\n', '\n'));

/**
 * How many maps and lists may be within each other: a document has 20, and as plain data three more stand around what is known to
 * no tool (`otherFields`, or a block of type `unknown`) and in it (a point in time is a list in a map). All that reads a post goes
 * down into them.
 */
const maxLevels = 23;

/** Whether maps and lists are nested deeper than `levels`. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** The fields of an export that name pictures of the post. Other programs have fields of these names for other things. */
const readPictureNames = (own: unknown) =>
  Object.entries(v.parse(v.fallback(otherFieldsSchema, { otherFields: {} }), own)).flatMap(([name, value]) =>
    name !== 'otherFields' && value !== undefined ? [name] : [],
  );

/** The front matter of a file, in YAML, TOML or JSON; `own` has its values as this tool writes those that it does not know. */
async function parseFile(
  file: string,
  text: string,
  budget: ReadingBudget,
): Promise<{ data: unknown; own: unknown; body: string }> {
  const { fence, head, body } = splitFile(file, text);
  if (fence === '---') {
    const { exported, others } = takeExported(file, head);
    refuseLong(file, others, budget);
    const parse = (schema: 'failsafe' | 'core') => mergeFields(file, exported, parseYaml(file, others, schema));
    // YAML's default schema would turn a publish date into a date.
    const data = parse('failsafe');
    const hasOwn = Object.keys(otherFieldsSchema.entries).some((name) => Object.hasOwn(data, name));
    return { data, own: hasOwn ? parse('core') : {}, body };
  }
  refuseLong(file, head, budget);
  const { parse: parseToml } = await import(/* webpackChunkName: "files" */ 'smol-toml');
  try {
    // Dates become text again, as the other formats have them.
    return { data: JSON.parse(JSON.stringify(parseToml(head))), own: {}, body };
  } catch (cause) {
    throw new Error(`${file}: its front matter is not TOML. Put values in quotes`, { cause });
  }
}

/**
 * Divides a file behind its front matter. Blanks behind a fence count as nothing, and neither do empty lines before the first; YAML may
 * end with `...` instead.
 */
function splitFile(file: string, text: string): { fence: '---' | '+++'; head: string; body: string } {
  const [before = '', fence] = /^\ufeff?(?:[ \t]*\r?\n)*(---|\+\+\+)(?=[ \t]*\r?\n)/.exec(text) ?? [];
  if (fence === '---' || fence === '+++') {
    const start = text.indexOf('\n', before.length) + 1;
    for (let line = start, next = start; next > 0; line = next) {
      next = text.indexOf('\n', line) + 1;
      const words = text.slice(line, next || undefined).trimEnd();
      if (words === fence || (fence === '---' && words === '...'))
        return { fence, head: text.slice(start, line), body: next > 0 ? text.slice(next) : '' };
    }
  }
  throw new Error(`${file}: it has no front matter. Begin it with "---", a title, and "---"`);
}

/**
 * Characters of front matter that are read but for what this tool wrote: some 2,000 lines, where a post has ten. What is made to be slow
 * takes its parser as long as two seconds.
 */
const maxFrontMatter = 65_536;

function refuseLong(file: string, head: string, budget: ReadingBudget): void {
  if (head.length <= maxFrontMatter) {
    takeFromBudget(budget, 'frontMatter', head.length, file);
    return;
  }
  const most = maxFrontMatter.toLocaleString('en');
  throw new Error(
    `${file}: its front matter has more than ${most} characters, which is the most that an import reads. Leave out what is no field of a post`,
  );
}

/** The lines that this tool writes, but for pictures: any other line is read as that of another program. */
const exportedSchemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ...['title', 'author', 'publishDate', 'category', 'excerpt', ...metaFields, 'updatedAt', 'slug', 'id'].map(
    (name) => [name, v.string()] as const,
  ),
  ['publishTime', frontMatterSchema.entries.publishTime.wrapped],
  ['format', v.literal(fileFormat)],
  ['status', v.picklist(draftStatuses)],
  ['tags', v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxTagLength))), v.maxLength(maxTags))],
  [
    'otherFields',
    v.pipe(
      v.unknown(),
      v.check((value) => !Array.isArray(value)),
      v.record(v.string(), v.unknown()),
    ),
  ],
]);

/** Takes the lines that stand in front matter exactly as this tool writes them, which need no parser of YAML. */
function takeExported(file: string, head: string): { exported: Map<string, unknown>; others: string } {
  const exported = new Map<string, unknown>();
  const others = head.split('\n').filter((line) => {
    const at = line.indexOf(': ');
    const name = line.slice(0, at);
    const schema = exportedSchemas.get(name);
    if (!schema) return true;
    const value = readExported(line.slice(at + 2).trimEnd());
    if (!v.is(schema, value)) return true;
    if (exported.has(name)) throw refuseTwice(file, name);
    exported.set(name, value);
    return false;
  });
  return { exported, others: others.join('\n') };
}

/** A value that is written as JSON writes it, so without a field twice; `undefined` for any other. */
function readExported(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // A value too deep to be written again is refused as such.
    return isDeeper(value, maxLevels) || JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function mergeFields(file: string, exported: ReadonlyMap<string, unknown>, parsed: unknown): Record<string, unknown> {
  const others = v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), parsed);
  for (const name of Object.keys(others)) if (exported.has(name)) throw refuseTwice(file, name);
  return { ...others, ...Object.fromEntries(exported) };
}

const refuseTwice = (file: string, name: unknown) =>
  new Error(`${file}: its front matter has "${name}" twice. Leave one of them`);

function readFields<Schema extends v.GenericSchema>(file: string, schema: Schema, data: unknown) {
  const fields = v.safeParse(schema, data);
  if (fields.success) return fields.output;
  throw new Error(`${file}, ${describeIssue(fields.issues)}. Correct the front matter`);
}

function parseYaml(file: string, head: string, schema: 'failsafe' | 'core'): unknown {
  // The library compares each key with all others, and quotes the line of each error, of which a line can have thousands.
  const document = parseDocument(head, { schema, uniqueKeys: false, prettyErrors: false });
  const [cause] = document.errors;
  if (cause) throw new Error(`${file}: its front matter is not YAML. Put values in quotes`, { cause });
  visit(document, {
    Map: (_key, { items }) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (names.has(name)) throw refuseTwice(file, name);
        names.add(name);
      }
    },
  });
  try {
    return document.toJS();
  } catch (cause) {
    throw new Error(`${file}: its front matter is not YAML. Put values in quotes`, { cause });
  }
}
