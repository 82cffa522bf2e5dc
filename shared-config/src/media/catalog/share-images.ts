// Written by media/publish-media.ts; do not edit.
/** Pictures that stand for a page where it is shared, 1200 × 630 px, by kind of page. */
export const shareImages = {"site":"/media/share-site.a417e988.jpg","products":"/media/share-products.b9c4b0c1.jpg","platform":"/media/share-platform.4eb8f9a9.jpg","solutions":"/media/share-solutions.f3002f35.jpg","partners":"/media/share-partners.aabddacd.jpg","articles":"/media/share-articles.76b73fc9.jpg","careers":"/media/share-careers.c76bcbfe.jpg"} as const;
