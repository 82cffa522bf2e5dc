import type { Block } from 'kit/posts/block';

/** A post that is a file: those of staff come from the blog tool. */
type FiledPost = {
  slug: string;
  title: string;
  author: string;
  publishDate: string;
  category: string;
  excerpt: string;
  content: readonly Block[];
};

/** The newest first. One that is taken out leaves its address: `redirects` or `gone` in remote.ts say what becomes of it. */
export const filedPosts: readonly FiledPost[] = [
  {
    slug: 'hello',
    title: 'Hello',
    author: '',
    publishDate: '2026-01-01',
    category: '',
    excerpt: 'The first post, which is a file.',
    content: [
      {
        id: 1,
        type: 'paragraph',
        content:
          '<p>This post is in <code>mfe-pages/src/posts/filed-posts.ts</code>. Those that staff write at <code>/desk</code> stand beside it.</p>',
      },
    ],
  },
];
