import { TextAreaField, TextField } from 'shared-ui/forms/form-field';
import type { DraftPart } from '../undo/use-edit-history';
import styles from './blog-form.module.css';
import { textFieldProps } from './text-field-props';

/** What the post is about: title, author, category and excerpt (specification §3). */
export function PostFields(part: DraftPart) {
  return (
    <>
      <div className={styles.wide}>
        <TextField label="Title" required {...textFieldProps(part, 'title')} />
      </div>
      <TextField label="Author" {...textFieldProps(part, 'author')} />
      <TextField label="Category" {...textFieldProps(part, 'category')} />
      <div className={styles.wide}>
        <TextAreaField label="Excerpt" rows={3} {...textFieldProps(part, 'excerpt')} />
      </div>
    </>
  );
}
