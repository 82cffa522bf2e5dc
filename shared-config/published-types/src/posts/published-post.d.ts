import * as v from 'valibot';
declare const summarySchema: v.ObjectSchema<{
    slug: v.StringSchema<undefined>;
    title: v.StringSchema<undefined>;
    author: v.StringSchema<undefined>;
    publishDate: v.StringSchema<undefined>;
    category: v.StringSchema<undefined>;
    excerpt: v.StringSchema<undefined>;
}, undefined>;
/** Schema of a post as readers get it; its rich text is sanitised. */
export declare const publishedPostSchema: v.ObjectSchema<{
    readonly slug: v.StringSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly author: v.StringSchema<undefined>;
    readonly publishDate: v.StringSchema<undefined>;
    readonly category: v.StringSchema<undefined>;
    readonly excerpt: v.StringSchema<undefined>;
    readonly updatedAt: v.StringSchema<undefined>;
    readonly content: v.ArraySchema<v.VariantSchema<"type", [v.ObjectSchema<{
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
    }, undefined>], undefined>, undefined>;
    /** Slugs under which readers may still look for it. */
    readonly formerSlugs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.TransformAction<string[], string[]>]>, undefined>;
}, undefined>;
/** A post as lists show it. */
export type PostSummary = v.InferOutput<typeof summarySchema>;
/** A post as readers get it. */
export type PublishedPost = v.InferOutput<typeof publishedPostSchema>;
/** Schema of the authored posts that a page shows: summaries of the newest ones, and the post that it is about. */
export declare const pagePostsSchema: v.ObjectSchema<{
    readonly summaries: v.ArraySchema<v.ObjectSchema<{
        slug: v.StringSchema<undefined>;
        title: v.StringSchema<undefined>;
        author: v.StringSchema<undefined>;
        publishDate: v.StringSchema<undefined>;
        category: v.StringSchema<undefined>;
        excerpt: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly post: v.OptionalSchema<v.ObjectSchema<{
        readonly slug: v.StringSchema<undefined>;
        readonly title: v.StringSchema<undefined>;
        readonly author: v.StringSchema<undefined>;
        readonly publishDate: v.StringSchema<undefined>;
        readonly category: v.StringSchema<undefined>;
        readonly excerpt: v.StringSchema<undefined>;
        readonly updatedAt: v.StringSchema<undefined>;
        readonly content: v.ArraySchema<v.VariantSchema<"type", [v.ObjectSchema<{
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
        }, undefined>], undefined>, undefined>;
        /** Slugs under which readers may still look for it. */
        readonly formerSlugs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.TransformAction<string[], string[]>]>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** The authored posts that a page shows. */
export type PagePosts = v.InferOutput<typeof pagePostsSchema>;
/** The summary of a post. */
export declare function summarise({ slug, title, author, publishDate, category, excerpt }: PublishedPost): PostSummary;
/** File beside a page with its authored posts, for navigation without a full page load. */
export declare const pagePostsFile = "posts.json";
/** Id of the element that carries a page's authored posts. */
export declare const pagePostsElementId = "page-posts";
/** How many posts a route with `posts: 'latest'` gets. */
export declare const latestPosts = 3;
export {};
