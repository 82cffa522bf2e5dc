import { type PostStatus, postStatuses } from 'shared-config/posts/post';
import { SelectField, TextField } from 'shared-ui/forms/form-field';
import type { DraftPart } from '../undo/use-draft-history';
import { textFieldProps } from './text-field-props';

const statusLabels: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft: staff alone see it',
  published: 'Published: readers see it',
};

/** Whether readers see the post, and with which date. */
export function PublishingPanel(part: DraftPart) {
  const { draft, change } = part;
  return (
    <>
      <TextField label="Publish date" type="date" {...textFieldProps(part, 'publishDate')} />
      <SelectField
        label="Status"
        name="status"
        value={draft.status}
        onChange={({ target }) => {
          const status = postStatuses.find((one) => one === target.value);
          if (status) change('status', (before) => ({ ...before, status }));
        }}
      >
        {postStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
