import * as v from 'valibot';
import { bylineSchema } from './byline';
import { tagSchema } from './tags';

/** Most posts that the page of an author or a tag lists, the newest ones: one with thousands stays a page. */
export const maxListedPosts = 100;

/** Most tags that the page of all posts names, those with the most posts. */
export const maxListedTags = 30;

/** Schema of the subject of a page of an author's posts. */
export const authorSubjectSchema = v.object({ author: bylineSchema, count: v.number() });

/** Schema of the subject of a page of a tag's posts. */
export const tagSubjectSchema = v.object({ tag: tagSchema, count: v.number() });

/** Schema of the subject of the page of all posts: the tags in use. */
export const allPostsSubjectSchema = v.object({
  tags: v.array(v.object({ ...tagSchema.entries, count: v.number() })),
});

/** The subject of a page of posts. */
export type PostsSubject =
  | v.InferOutput<typeof authorSubjectSchema>
  | v.InferOutput<typeof tagSubjectSchema>
  | v.InferOutput<typeof allPostsSubjectSchema>;
