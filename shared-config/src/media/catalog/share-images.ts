// Written by media/publish/publish-media.ts; do not edit.
/** Pictures that stand for a page where it is shared, 1200 × 630 px, by kind of page. */
export const shareImages = {"site":"/media/share-site.a417e988.jpg","articles":"/media/share-articles.76b73fc9.jpg"} as const;
