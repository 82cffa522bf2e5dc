import { site } from 'shared-config/site';

/** The company as the publisher of a page (schema.org Organization). */
const publisher = { '@type': 'Organization', name: site.companyName, url: site.origin };

/** Numbered schema.org ListItems, for a list or a breadcrumb. */
export const listItemsJsonLd = (items: readonly Readonly<Record<string, string>>[]) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));

/** A schema.org ItemList. */
export const itemListJsonLd = (name: string, items: readonly Readonly<Record<string, string>>[]) => ({
  '@type': 'ItemList',
  name,
  itemListElement: listItemsJsonLd(items),
});

/** A schema.org WebPage about a list. `path` begins with a slash. */
export const webPageJsonLd = (
  { name, description, path }: Readonly<Record<'name' | 'description' | 'path', string>>,
  mainEntity: ReturnType<typeof itemListJsonLd>,
) => ({ '@type': 'WebPage', name, description, url: `${site.origin}${path}`, publisher, mainEntity });

/** Questions with their answers, as schema.org FAQPage. */
export const faqJsonLd = (questions: readonly Readonly<Record<'question' | 'answer', string>>[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
