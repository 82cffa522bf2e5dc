import type { Block } from 'shared-config/posts/block';
/** A post to show: stored, being written, or published. Its rich text must be sanitised. */
export type PostArticleProps = {
    post: {
        title: string;
        author: string;
        publishDate: string;
        category: string;
        content: readonly Block[];
    };
    /** Level of the title's heading: 'h2' in a preview, where the page has another 'h1'. */
    titleLevel?: 'h1' | 'h2';
};
/** A post as readers see it: category as a badge, title, author and date, then its blocks (specification §2). */
export declare function PostArticle({ post, titleLevel: Title }: PostArticleProps): import("react").JSX.Element;
