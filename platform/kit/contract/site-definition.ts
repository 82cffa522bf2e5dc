import * as v from 'valibot';
import { formsSchema } from '../forms/form-definition';
import { pageAddressSchema } from './address';
import { closedObject } from './closed-object';
import { parseContract } from './parse-contract';

const lineSchema = v.pipe(
  v.string(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(300, 'must have 300 characters at most'),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line without control characters'),
);

const siteDefinitionSchema = closedObject({
  /** Name of the company: titles end with it, and mails are sent in it. */
  name: lineSchema,
  /** Under which the public site is known; canonical links, the sitemap and mails use it. */
  origin: v.pipe(
    v.string(),
    v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'must be an origin, such as "https://example.com"'),
  ),
  /** Of all pages (BCP 47). */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language, such as "en"')),
  forms: formsSchema,
  /** Page on which visitors find other ways to write. */
  contact: pageAddressSchema,
  /** What `security.txt` says (RFC 9116). */
  security: closedObject({
    mail: v.pipe(v.string(), v.email('must be an email address')),
    policy: closedObject({ page: pageAddressSchema, part: v.pipe(v.string(), v.regex(/^#[\w-]+$/)) }),
    /** Languages in which a report is read. */
    languages: v.array(v.string()),
  }),
  /** The feed of authored posts. */
  feed: closedObject({ title: lineSchema, description: lineSchema }),
});

/**
 * What a site is, for the platform that releases, composes and serves it. It is data: the shell's release brings it, compose copies it
 * into the site, and the server reads it there.
 */
export type SiteDefinition = v.InferOutput<typeof siteDefinitionSchema>;

/** File of the definition, in the shell's build for Node and at the root of a composed site. */
export const siteDefinitionFile = 'site.json';

type Data<Value> = Value extends (infer One)[]
  ? readonly Data<One>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Data<Value[Key]> }
    : Value;

/** Declares a site. @throws {ContractError} naming the field and the reason. */
export const defineSite = (definition: Data<v.InferInput<typeof siteDefinitionSchema>>): SiteDefinition =>
  parseSiteDefinition(definition, 'the site’s definition', 'Correct that field');

/** Parses a `site.json`. @throws {ContractError} naming the file, the field and the reason. */
export const parseSiteDefinition = (data: unknown, file: string, remedy = 'Release the shell again'): SiteDefinition =>
  parseContract(siteDefinitionSchema, data, { code: 'invalid-definition', subject: file, remedy });
