import * as v from 'valibot';
/** Schema of a content block (specification §3). */
export declare const blockSchema: v.VariantSchema<"type", [v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
    readonly type: v.PicklistSchema<["paragraph", "heading", "subheading", "callout"], undefined>;
    readonly content: v.StringSchema<undefined>;
}, undefined>, v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
    readonly type: v.LiteralSchema<"list", undefined>;
    readonly content: v.OptionalSchema<v.StringSchema<undefined>, "">;
    readonly items: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>, v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
    readonly type: v.LiteralSchema<"cta", undefined>;
    readonly content: v.StringSchema<undefined>;
    readonly email: v.StringSchema<undefined>;
}, undefined>], undefined>;
/** Whether readers see a post: a scheduled one from its `publishAt` on. */
declare const postStatuses: readonly ['draft', 'published', 'scheduled'];
/**
 * Schema of the slugs that a post had. What is no slug is dropped: no page ever had it, addresses are made of these, and
 * `firestore.rules` cannot look into a list.
 */
export declare const formerSlugsSchema: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.TransformAction<string[], string[]>]>;
/** Schema of a complete post: what readers can be shown. The blog tool also works with documents that do not fit it. */
export declare const postContentSchema: v.ObjectSchema<{
    readonly title: v.StringSchema<undefined>;
    readonly author: v.StringSchema<undefined>;
    readonly publishDate: v.StringSchema<undefined>;
    readonly category: v.StringSchema<undefined>;
    readonly excerpt: v.StringSchema<undefined>;
    readonly content: v.SchemaWithPipe<readonly [v.ArraySchema<v.VariantSchema<"type", [v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly type: v.PicklistSchema<["paragraph", "heading", "subheading", "callout"], undefined>;
        readonly content: v.StringSchema<undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly type: v.LiteralSchema<"list", undefined>;
        readonly content: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly items: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly type: v.LiteralSchema<"cta", undefined>;
        readonly content: v.StringSchema<undefined>;
        readonly email: v.StringSchema<undefined>;
    }, undefined>], undefined>, undefined>, v.MinLengthAction<({
        id: number;
        type: "callout" | "heading" | "paragraph" | "subheading";
        content: string;
    } | {
        id: number;
        type: "list";
        content: string;
        items: string[];
    } | {
        id: number;
        type: "cta";
        content: string;
        email: string;
    })[], 1, undefined>]>;
    readonly updatedAt: v.StringSchema<undefined>;
    /** Absent from a post that was never published: it is stored with the fields of specification §3 alone. */
    readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["draft", "published", "scheduled"], undefined>, "draft">;
    /** Last part of the post's address; set when it is first published, and kept so that a new title breaks no link. */
    readonly slug: v.OptionalSchema<v.StringSchema<undefined>, "">;
    /** ISO time from which readers see a scheduled post. */
    readonly publishAt: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    /** Slugs that the post had while readers knew it: they redirect to the present one. */
    readonly formerSlugs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.TransformAction<string[], string[]>]>, undefined>;
}, undefined>;
/** A content block (specification §3); `content` is rich text in a paragraph and plain text elsewhere. */
export type Block = v.InferOutput<typeof blockSchema>;
/** The six types of blocks. */
export type BlockType = Block['type'];
/** Whether readers see a post. */
export type PostStatus = (typeof postStatuses)[number];
/** What is stored of a complete post. */
export type PostContent = v.InferOutput<typeof postContentSchema>;
/** A complete post (specification §3); the id is the document's. */
export type Post = PostContent & {
    id: string;
};
/** Name of the collection (specification §3). */
export declare const postsCollection = "blogs";
/** Reads a stored document that readers are to be shown. @throws {Error} naming the document and the field. */
export declare function parsePost(id: string, data: unknown): Post;
export {};
