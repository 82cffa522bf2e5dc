import { Button } from 'kit/page/button';
import { TextField } from 'kit/page/forms/form-field';
import { authorSlug, maxAuthorLine, type StoredAuthor } from 'kit/posts/author';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import archive from '../archive-screen/archive-screen.module.css';
import { FocalPoint } from '../pictures/focal-point';
import { type ToolPictures, usePictures } from '../pictures/open-pictures';
import { PictureChoice } from '../pictures/picture-choice';
import { AuthorConflictError, type AuthorRecord } from '../posts/author-record';
import { serialise } from '../posts/plain-values';
import type { PostsStore } from '../posts/posts-store';
import { isWaitingName } from '../posts/waiting-name';
import styles from './author-form.module.css';
import type { Person } from './list-people';

type AuthorFormProps = {
  store: Pick<PostsStore, 'saveAuthor'>;
  person: Person;
  mayLeave: RefObject<(() => boolean) | undefined>;
  onSaved: (saved: AuthorRecord) => void;
  onCancel: () => void;
};

/** The fields of an author that readers see: name, line, picture. */
export function AuthorForm({ store, person, mayLeave, onSaved, onCancel }: AuthorFormProps) {
  const pictures = usePictures();
  const { record } = person;
  const [stored] = useState<StoredAuthor>(() => ({
    name: person.name,
    line: record?.line ?? '',
    portrait: record?.portrait,
    alt: record?.alt ?? '',
  }));
  const [author, setAuthor] = useState(stored);
  const [problem, setProblem] = useState<{ field?: 'name' | 'line'; text: string }>();
  const [isSaving, setSaving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isChanged = serialise(author) !== serialise(stored);
  const isMoved = record !== undefined && person.posts > 0 && authorSlug(author.name) !== record.id;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    mayLeave.current = () => !isChanged || window.confirm('Leave without saving? Your changes will be lost.');
    return () => {
      mayLeave.current = undefined;
    };
  }, [mayLeave, isChanged]);

  const change = (part: Partial<StoredAuthor>) => {
    setProblem(undefined);
    setAuthor((before) => ({ ...before, ...part }));
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const found = findProblem(author);
    setProblem(found);
    if (found) return form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
    setSaving(true);
    try {
      const { portrait, ...texts } = author;
      const toSave = { ...texts, name: texts.name.trim(), portrait: await takeStored(portrait, pictures) };
      onSaved(await store.saveAuthor(toSave, record));
    } catch (error) {
      if (!(error instanceof AuthorConflictError || error instanceof PictureWaitsError))
        console.error('The record could not be saved:', error);
      const isKnown = error instanceof AuthorConflictError || error instanceof PictureWaitsError;
      setProblem({
        text: isKnown ? `${error.message}.` : 'It could not be saved. Check your connection and try again.',
      });
      setSaving(false);
    }
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="Name"
        name="name"
        required
        dir="auto"
        autoComplete="off"
        value={author.name}
        error={problem?.field === 'name' ? problem.text : undefined}
        hint={
          isMoved
            ? `${person.posts === 1 ? `1 post names “${record.name}” and keeps` : `${person.posts} posts name “${record.name}” and keep`} that name: change it there too.`
            : 'As it appears in posts.'
        }
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Role, or a line about them"
        name="line"
        dir="auto"
        value={author.line}
        error={problem?.field === 'line' ? problem.text : undefined}
        onChange={({ target }) => change({ line: target.value })}
      />
      <fieldset className={styles.picture}>
        <legend className={styles.legend}>Picture</legend>
        {author.portrait ? (
          <FocalPoint label="Picture" picture={author.portrait} onChange={(portrait) => change({ portrait })} />
        ) : (
          <p className={styles.none}>Without one, readers see only the name and the line.</p>
        )}
        <p className={archive.ways}>
          <button type="button" className={archive.button} onClick={() => setChoosing(true)}>
            {author.portrait ? 'Choose another picture' : 'Choose a picture'}
          </button>
          {author.portrait && (
            <button type="button" className={archive.button} onClick={() => change({ portrait: undefined })}>
              Remove the picture
            </button>
          )}
        </p>
        {author.portrait && (
          <TextField
            label="What the picture shows"
            name="alt"
            dir="auto"
            value={author.alt}
            hint="For people who cannot see it. Leave it empty if it only shows the person."
            onChange={({ target }) => change({ alt: target.value })}
          />
        )}
      </fieldset>
      {problem && !problem.field && (
        <p className={styles.problem} role="alert">
          {problem.text}
        </p>
      )}
      <p className={archive.ways}>
        <Button size="small" type="submit" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save author'}
        </Button>
        <Button inverted size="small" onClick={() => mayLeave.current?.() !== false && onCancel()}>
          Cancel
        </Button>
      </p>
      {isChoosing && (
        <PictureChoice
          title="Choose a picture"
          onChoose={([chosen]) => {
            setChoosing(false);
            if (chosen) change({ portrait: { picture: chosen.name } });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </form>
  );
}

function findProblem({ name, line }: StoredAuthor): { field: 'name' | 'line'; text: string } | undefined {
  if (authorSlug(name) === '') return { field: 'name', text: 'Type a name with at least one letter.' };
  if (name.trim().length > 200) return { field: 'name', text: 'Type at most 200 characters.' };
  if (line.length > maxAuthorLine)
    return { field: 'line', text: `Type at most ${maxAuthorLine} characters: it has ${line.length}.` };
  return undefined;
}

/** The store does not have a picture that was chosen. */
class PictureWaitsError extends Error {
  override readonly name = 'PictureWaitsError';
}

/** A picture that the store has: one that is on its way is waited for. @throws {PictureWaitsError} when it does not get there */
async function takeStored(portrait: StoredAuthor['portrait'], pictures: ToolPictures | undefined) {
  if (!portrait || !pictures || !isWaitingName(portrait.picture)) return portrait;
  await pictures.whenSettled([portrait.picture]);
  const state = pictures.stateOf(portrait.picture);
  if (state.kind !== 'stored')
    throw new PictureWaitsError('The picture has not been sent yet. Send it again, remove it, or choose another');
  return { ...portrait, picture: state.picture.name };
}
