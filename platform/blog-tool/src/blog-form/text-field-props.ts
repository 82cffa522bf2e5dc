import type { metaFields, textFields } from '../posts/post-draft';
import type { PostFields } from '../undo/edit-history';
import type { DraftPart } from '../undo/use-edit-history';

/** Name, value and change of a text field of the draft, for the input that shows it. */
export const textFieldProps = (
  { draft, change }: DraftPart,
  name: (typeof textFields | typeof metaFields)[number] | 'slug' | 'publishTime' | 'tags',
) => ({
  name,
  dir: name === 'publishDate' || name === 'publishTime' || name === 'slug' ? undefined : 'auto',
  value: draft[name] ?? '',
  onChange: ({ target }: { target: { value: string } }) =>
    change(name, (before): PostFields => ({ ...before, [name]: target.value })),
});
