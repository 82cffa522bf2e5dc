/** Key of the draft that the page of an address shows; `undefined` for the tool itself. */
export const readPreviewKey = (search: string): string | undefined =>
  new URLSearchParams(search).get('preview') || undefined;

/** Address of the page that shows a draft. */
export const previewAddress = (key: string) => `?${new URLSearchParams({ preview: key })}`;
