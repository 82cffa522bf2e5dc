import { TextAreaField, TextField } from 'kit/page/forms/form-field';
import { maxTagLength, maxTags } from 'kit/posts/tags';
import { useId } from 'react';
import { beginsHere } from '../keyboard-focus/focus-heading';
import { describeLostTags, suggestTags } from '../posts/tags-text';
import type { DraftPart } from '../undo/use-edit-history';
import styles from './blog-form.module.css';
import { textFieldProps } from './text-field-props';

/** The title of the post; the first field of a new one, which has the focus. */
export const TitleField = ({ isNew, ...part }: DraftPart & { isNew: boolean }) => (
  <div className={styles.title}>
    <TextField label="Title" required {...textFieldProps(part, 'title')} {...(isNew && beginsHere)} />
  </div>
);

/** The author, category and excerpt of the post (specification §3), its texts for search engines, and its tags. */
export function PostFields({ knownTags, ...part }: DraftPart & { knownTags: readonly string[] }) {
  const id = useId();
  const { tags = '' } = part.draft;
  return (
    <>
      <TextField label="Author" {...textFieldProps(part, 'author')} />
      <TextField label="Category" {...textFieldProps(part, 'category')} />
      <div className={styles.wide}>
        <TextAreaField label="Excerpt" rows={3} {...textFieldProps(part, 'excerpt')} />
      </div>
      <TextField
        label="Meta title"
        hint="For search engines and shared links, where it is not the title."
        {...textFieldProps(part, 'metaTitle')}
      />
      <TextField
        label="Meta description"
        hint="The same for the excerpt; search engines show some 155 characters."
        {...textFieldProps(part, 'metaDescription')}
      />
      <div className={styles.wide}>
        <TextField
          label="Tags"
          list={`${id}-tags`}
          autoComplete="off"
          error={describeLostTags(tags)}
          hint={`Separated by commas: at most ${maxTags}, of ${maxTagLength} characters each.`}
          {...textFieldProps(part, 'tags')}
        />
        <datalist id={`${id}-tags`}>
          {suggestTags(tags, knownTags).map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </div>
    </>
  );
}
