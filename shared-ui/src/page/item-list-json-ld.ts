/** A schema.org ItemList: numbered items under a name. */
export const itemListJsonLd = (name: string, items: readonly Readonly<Record<string, string>>[]) => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});
