import * as v from 'valibot';
/** Version of the contract between shell, remotes and compose that releases are built for. */
export declare const contractVersion: 3;
/** Schema of an origin that pages fetch from: encrypted, and named whole, because a policy is made of it. */
export declare const connectedOriginSchema: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an origin with https or wss, such as \"https://api.example\", without a path and without a wildcard">]>;
declare const remoteDefinitionSchema: v.StrictObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be lower-case words joined by hyphens, such as \"mfe-products\"">]>;
    readonly team: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly routes: v.ArraySchema<v.StrictObjectSchema<{
        /** React Router pattern, such as `/case-study/:id`. */
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an absolute path without a trailing slash">, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => string>]>;
        /** Module of the page, relative to the remote's folder; its default export is a component without props. */
        readonly page: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be \"./src/…-page.tsx\"">]>;
        /** `idle`: preloaded silently two seconds after the first page is idle (specification §2). */
        readonly preload: v.OptionalSchema<v.LiteralSchema<"idle", undefined>, undefined>;
        /** The concrete paths to prerender for a path with parameters. */
        readonly entries: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an absolute path without a trailing slash">, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => string>]>, undefined>, undefined>;
        /** Other paths of the same page, which name this one as canonical; links to them exist outside. */
        readonly aliases: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an absolute path without a trailing slash">, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => string>]>, undefined>, undefined>;
        /** Path of the page that stands for this one where search engines list pages; this one's own when absent. */
        readonly canonical: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an absolute path without a trailing slash">, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => string>]>, undefined>;
        /** One page per value of a query parameter; the first value stands for a missing or unknown one. */
        readonly variants: v.OptionalSchema<v.StrictObjectSchema<{
            readonly parameter: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly values: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, v.MinLengthAction<string[], 1, undefined>]>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
        /**
         * Authored posts that the page shows, given by `usePagePosts`: the latest few, all in short, or the one whose slug is
         * the path's parameter (then the posts are the entries). The page is composed anew when posts change.
         */
        readonly posts: v.OptionalSchema<v.PicklistSchema<["latest", "all", "one"], undefined>, undefined>;
        /** The slots that the page has (`shared-config/slots/site-slots`): parts of other remotes are composed into it. */
        readonly slots: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be lower-case words joined by hyphens, such as \"robot-partners\"">]>, undefined>, undefined>;
        /** `client`: a tool that is not prerendered and not indexed. */
        readonly render: v.OptionalSchema<v.LiteralSchema<"client", undefined>, undefined>;
        /** Title of a tool's page until its script renders the page's own; without the company's name. */
        readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
    /** Parts for slots on pages of other remotes; a slot has one part in the whole site. */
    readonly exposes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
        readonly slot: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be lower-case words joined by hyphens, such as \"robot-partners\"">]>;
        /** Module of the part, relative to the remote's folder; its default export is made by `definePart`. */
        readonly part: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be \"./src/…-part.tsx\"">]>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>, v.CheckAction<{
        slot: string;
        part: string;
    }[], "must name each slot once">]>, undefined>;
    /** Paths of pages that have moved or gone, each with the page that takes its place, of whichever remote. */
    readonly redirects: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an absolute path without a trailing slash">, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => string>]>, v.CheckAction<string, "must be the address of one page, without a parameter">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an absolute path without a trailing slash">, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => string>]>, v.CheckAction<string, "must be the address of one page, without a parameter">]>, undefined>, undefined>;
    /** Paths of pages that have ended without another one in their place: they are answered with 410. */
    readonly gone: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an absolute path without a trailing slash">, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => string>]>, v.CheckAction<string, "must be the address of one page, without a parameter">]>, undefined>, undefined>;
    /** Other origins that its pages fetch from; the policy of every page names them, because each leads to all. */
    readonly connects: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an origin with https or wss, such as \"https://api.example\", without a path and without a wildcard">]>, undefined>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>;
/** What a remote is: its name, its team, and the page of each of its routes. */
export type RemoteDefinition = v.InferOutput<typeof remoteDefinitionSchema>;
/**
 * Declares a remote; the one source of truth for its build, its release and its routes (design §3).
 * @throws {ContractError} when the definition is malformed or claims a path twice.
 *
 * @example
 * export default defineRemote({
 *   name: 'mfe-partners',
 *   team: 'partners',
 *   routes: [{ path: '/tech-partner', page: './src/integrate/integrate-page.tsx' }],
 * });
 */
export declare function defineRemote(definition: v.InferInput<typeof remoteDefinitionSchema>): RemoteDefinition;
/** Checks a definition that comes from a file. @throws {ContractError} naming the file, the field and the reason. */
export declare function parseRemoteDefinition(data: unknown, subject: string): RemoteDefinition;
/** Key under which a module of a page or a part is exposed: `./src/contact/contact-page.tsx` → `./contact/contact-page`. */
export declare function exposeName(module: string): string;
/** The modules of a remote that are loaded from outside, its pages and its parts, by their keys. */
export declare const listExposes: ({ routes, exposes, }: Pick<RemoteDefinition, 'routes' | 'exposes'>) => Record<string, string>;
/** The routes of a remote as releases name them: the key of each page in place of its module. */
export declare const listRoutes: ({ routes }: Pick<RemoteDefinition, 'routes'>) => {
    path: string;
    preload?: "idle" | undefined;
    entries?: string[] | undefined;
    aliases?: string[] | undefined;
    canonical?: string | undefined;
    variants?: {
        parameter: string;
        values: string[];
    } | undefined;
    posts?: "all" | "latest" | "one" | undefined;
    slots?: string[] | undefined;
    render?: "client" | undefined;
    title?: string | undefined;
    expose: string;
}[];
/** The parts of a remote: the key of each, by its slot. */
export declare const listParts: ({ exposes }: Pick<RemoteDefinition, 'exposes'>) => Record<string, string>;
export {};
