import { postPath } from 'shared-config/posts/post-address';
import { isDay, scheduledMoment } from 'shared-config/posts/schedule';
import { slugOf } from 'shared-config/posts/slug';
import { SelectField, TextField } from 'shared-ui/forms/form-field';
import { formatTime } from '../posts/format-time';
import { draftStatuses, type PostDraft } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import type { PostFields } from '../undo/edit-history';
import type { DraftPart } from '../undo/use-edit-history';
import { textFieldProps } from './text-field-props';

const statusLabels: Readonly<Record<PostDraft['status'], string>> = {
  draft: 'Draft: visible to staff only',
  published: 'Published: visible to readers',
};

/** The draft, the post that it changes, and the slug that was typed if another post has it. */
type PublishingPanelProps = DraftPart & { stored: StoredPost | undefined; takenSlug: string | undefined };

/** Whether readers see the post, from when on, and where. */
export function PublishingPanel({ stored, takenSlug, ...part }: PublishingPanelProps) {
  const { draft, change } = part;
  return (
    <>
      <TextField
        label="Publish date"
        type="date"
        hint={describeSchedule(draft, stored)}
        {...textFieldProps(part, 'publishDate')}
        // A date field shows nothing else, and writes a warning; what is stored stays until a date is chosen.
        value={isDay(draft.publishDate) ? draft.publishDate : ''}
      />
      <SelectField
        label="Status"
        name="status"
        value={draft.status}
        onChange={({ target }) => {
          const status = draftStatuses.find((one) => one === target.value);
          if (status) change('status', (before) => ({ ...before, status }));
        }}
      >
        {draftStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Slug"
        placeholder={slugOf(draft.title)}
        error={
          takenSlug === slugOf(draft.slug) && draft.slug !== ''
            ? `Another post has “${takenSlug}”. Type another slug, or leave it empty.`
            : undefined
        }
        hint={describeSlug(draft, stored)}
        {...textFieldProps(part, 'slug')}
      />
    </>
  );
}

function describeSchedule({ status, publishDate }: PostFields, stored: StoredPost | undefined): string | undefined {
  const kept = stored?.publishAt && stored.publishDate === publishDate ? stored.publishAt : undefined;
  const moment = kept ?? scheduledMoment(publishDate, new Date())?.toISOString();
  if (!moment || Date.parse(moment) <= Date.now()) return undefined;
  return status === 'published'
    ? `Scheduled: readers see it from ${formatTime(moment)}.`
    : 'This date is in the future. Once you publish the post, readers see it from then on.';
}

function describeSlug({ title, slug, status }: PostFields, stored: StoredPost | undefined): string {
  const address = postPath(slugOf(slug || title));
  if (status === 'draft') return `Once published, readers find it at ${address}.`;
  const isMoved = stored?.slug && slugOf(slug || title) !== stored.slug;
  return `Readers find it at ${address}.${isMoved ? ` ${postPath(stored.slug)} redirects there.` : ''}`;
}
