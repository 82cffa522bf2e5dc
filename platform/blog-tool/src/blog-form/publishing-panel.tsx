import { useWords } from 'kit/page/contexts';
import { TextField } from 'kit/page/forms/form-field';
import { isDay } from 'kit/posts/schedule';
import { heldSlug, slugOf, spellOut } from 'kit/posts/slug';
import type { Locale } from 'kit/words/words';
import { momentToCome } from '../posts/fields-to-store';
import { formatTime, timeZone } from '../posts/format-time';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import { postPath, type ToolSite, useToolSite } from '../site/tool-site';
import type { PostFields } from '../undo/edit-history';
import type { DraftPart } from '../undo/use-edit-history';
import { textFieldProps } from './text-field-props';

/** The draft, the post that it changes, and the slug that was typed if another post has it. */
type PublishingPanelProps = DraftPart & { stored: StoredPost | undefined; takenSlug: string | undefined };

/** Whether readers see the post, from when on, and where. */
export function PublishingPanel({ stored, takenSlug, ...part }: PublishingPanelProps) {
  const { draft } = part;
  const site = useToolSite();
  const { locale } = useWords();
  return (
    <>
      <TextField
        label="Publish date"
        type="date"
        hint={describeSchedule(draft, stored)}
        {...textFieldProps(part, 'publishDate')}
        // A date field shows nothing else, and writes a warning; the stored text stays until a date is chosen.
        value={isDay(draft.publishDate) ? draft.publishDate : ''}
      />
      <TextField
        label="Publish time"
        type="time"
        hint={`Your time zone, ${timeZone()}. Without a time it is the beginning of the day.`}
        {...textFieldProps(part, 'publishTime')}
      />
      <TextField
        label="Slug"
        placeholder={newSlug(draft.title, locale)}
        error={
          takenSlug === newSlug(draft.slug, locale) && draft.slug !== ''
            ? `Another post has “${takenSlug}”. Type another slug, or leave it empty.`
            : undefined
        }
        hint={describeSlug(site, draft, stored, locale)}
        {...textFieldProps(part, 'slug')}
      />
    </>
  );
}

function describeSchedule(draft: PostFields, stored: StoredPost | undefined): string | undefined {
  const moment = momentToCome(draft, stored);
  if (!moment) return undefined;
  if (draft.status === 'draft')
    return 'This date is in the future. Once you publish the post, readers see it from then on.';
  const time = formatTime(moment.toISOString());
  return stored && isSeenByReaders(stored)
    ? `Readers see the post now. Updated, it is away until ${time}.`
    : `Scheduled: readers see it from ${time}.`;
}

const newSlug = (text: string, locale: Locale) => slugOf(spellOut(text, locale));

function describeSlug(
  site: ToolSite,
  { title, slug, status }: PostFields,
  stored: StoredPost | undefined,
  locale: Locale,
): string {
  const kept = stored && slug === stored.slug ? heldSlug(stored) : undefined;
  const next = kept ?? newSlug(slug || title, locale);
  const address = postPath(site, next);
  if (status === 'draft') return `Once published, readers find it at ${address}.`;
  const isMoved = stored?.slug && next !== stored.slug;
  return `Readers find it at ${address}.${isMoved ? ` ${postPath(site, stored.slug)} redirects there.` : ''}`;
}
