import * as v from 'valibot';
import { formsSchema } from '../forms/form-definition';
import { pageAddressSchema } from './address';
import { ContractError } from './contract-error';
import { findFaint, paletteSchema } from './palette';
import { parseContract } from './parse-contract';
import { slotNameSchema } from './remote-definition';

const lineSchema = v.pipe(
  v.string(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(300, 'must have 300 characters at most'),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line without control characters'),
);

/** An address of the site, such as `/media/fork.webp` or `/robots?product=fork`. */
const addressSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s"<>\\]*$/, 'must be an address of the site'));

/** A language (BCP 47). */
const languageSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language, such as "en"'));

const siteDefinitionSchema = v.object({
  /** Name of the company: titles end with it, and mails are sent in it. */
  name: lineSchema,
  /** Under which the public site is known; canonical links, the sitemap and mails use it. */
  origin: v.pipe(
    v.string(),
    v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'must be an origin, such as "https://example.com"'),
  ),
  /** Scope of npm that the site's packages and releases have; see `scopeOf`. */
  scope: v.optional(v.pipe(v.string(), v.regex(/^@[a-z\d][a-z\d._-]*$/, 'must be a scope of npm, such as "@company"'))),
  /** The company's mark in a square of 32: paths of SVG, filled, or drawn with a line of that width, from the back to the front. */
  mark: v.optional(
    v.array(
      v.object({
        path: v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]+$/, 'must be a path of SVG')),
        colour: v.picklist(['ink', 'accent']),
        line: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(32))),
      }),
    ),
  ),
  /** Language of all pages. */
  language: languageSchema,
  /** Colours of the platform's own pages. */
  palette: paletteSchema,
  forms: formsSchema,
  /**
   * Menus with places for pages of remotes (`menuEntries` in `remote.ts`): for how many, and whether with pictures. The shell has
   * `MenuEntries` (page/menus/menu-entries.tsx) in each.
   */
  menus: v.optional(
    v.record(
      slotNameSchema,
      v.object({ atMost: v.pipe(v.number(), v.integer(), v.minValue(1)), pictures: v.optional(v.boolean()) }),
    ),
  ),
  /** Page on which visitors find other ways to write. */
  contact: pageAddressSchema,
  /** The contents of `security.txt` (RFC 9116). */
  security: v.object({
    mail: v.pipe(v.string(), v.email('must be an email address')),
    policy: v.object({ page: pageAddressSchema, part: v.pipe(v.string(), v.regex(/^#[\w-]+$/)) }),
    /** Languages in which a report is read. */
    languages: v.array(languageSchema),
  }),
  /** The embeds that a post may show, by kind and name: the title, link and picture that a feed has in their place. */
  embeds: v.record(
    v.string(),
    v.record(v.string(), v.object({ title: lineSchema, link: addressSchema, picture: addressSchema })),
  ),
  /** The feed of authored posts. */
  feed: v.object({ title: lineSchema, description: lineSchema }),
});

/**
 * The definition of a site, for the platform that releases, composes and serves it. It is data: the shell's release brings it, compose
 * copies it into the site, and the server reads it there.
 */
export type SiteDefinition = v.InferOutput<typeof siteDefinitionSchema>;

/** Scope of npm that the site's packages have; a definition from before scopes were declared uses its name as the scope. */
export const scopeOf = ({ scope, name }: Pick<SiteDefinition, 'scope' | 'name'>): string =>
  scope ?? `@${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;

/** File of the definition, in the shell's build for Node and at the root of a composed site. */
export const siteDefinitionFile = 'site.json';

type Data<Value> = Value extends (infer One)[]
  ? readonly Data<One>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Data<Value[Key]> }
    : Value;

/** Declares a site. @throws {ContractError} naming the field and the reason. */
export function defineSite(definition: Data<v.InferInput<typeof siteDefinitionSchema>>): SiteDefinition {
  const subject = 'the site’s definition';
  const parsed = parseSiteDefinition(definition, subject, 'Correct that field');
  const [faint] = findFaint(parsed.palette);
  if (faint !== undefined) throw new ContractError('invalid-definition', subject, faint, 'Choose other colours');
  const unknown = findDropped(definition, parsed);
  if (unknown === undefined) return parsed;
  throw new ContractError(
    'invalid-definition',
    subject,
    `there is no field ${unknown}`,
    'Correct its name, or remove it',
  );
}

/** The path of a field that a definition has and its schema does not. */
function findDropped(given: unknown, taken: unknown, path = ''): string | undefined {
  if (!isRecord(given) || !isRecord(taken)) return undefined;
  for (const [key, value] of Object.entries(given)) {
    const at = path === '' ? key : `${path}.${key}`;
    const dropped = Object.hasOwn(taken, key) ? findDropped(value, taken[key], at) : at;
    if (dropped !== undefined && value !== undefined) return dropped;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a `site.json`. Fields that a later version has are left out: its site is served all the same. @throws {ContractError} naming the file, the field and the reason. */
export const parseSiteDefinition = (data: unknown, file: string, remedy = 'Release the shell again'): SiteDefinition =>
  parseContract(siteDefinitionSchema, data, { code: 'invalid-definition', subject: file, remedy });
