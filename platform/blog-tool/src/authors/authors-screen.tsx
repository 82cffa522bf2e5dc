import { Button } from 'kit/page/button';
import { type RefObject, useEffect, useState } from 'react';
import { ArchiveScreen } from '../archive-screen/archive-screen';
import archive from '../archive-screen/archive-screen.module.css';
import { showFromTop } from '../keyboard-focus/focus-heading';
import { usePictures } from '../pictures/open-pictures';
import { usePictureAddress } from '../pictures/use-picture-address';
import type { AuthorRecord } from '../posts/author-record';
import type { PostsStore } from '../posts/posts-store';
import { useMayPublish } from '../posts/role';
import type { StoredPost } from '../posts/stored-post';
import { AuthorForm } from './author-form';
import styles from './authors-screen.module.css';
import { listPeople, type Person } from './list-people';

type AuthorsScreenProps = {
  store: Pick<PostsStore, 'listAuthors' | 'saveAuthor' | 'deleteAuthor'>;
  posts: readonly StoredPost[];
  /** Set while somebody edits a record: whether the screen can be left without losing anything. */
  mayLeave: RefObject<(() => boolean) | undefined>;
  onBack: () => void;
};

/** The slug of somebody who is edited, or a new one. */
const newPerson: Person = { slug: '', name: '', posts: 0 };

/** The authors, with the facts that readers see about them. */
export function AuthorsScreen({ store, posts, mayLeave, onBack }: AuthorsScreenProps) {
  const [records, setRecords] = useState<readonly AuthorRecord[]>();
  const [edited, setEdited] = useState<Person>();
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isFailing, setFailing] = useState(false);
  const mayPublish = useMayPublish();

  useEffect(() => {
    let isCancelled = false;
    store.listAuthors().then(
      (found) => {
        if (isCancelled) return;
        setRecords(found);
        setFailing(false);
      },
      (error: unknown) => {
        console.error('The authors could not be loaded:', error);
        if (!isCancelled) setFailing(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [store, attempt]);

  /** Whether the open form may go: it asks where something typed would be lost. */
  const mayClose = () => mayLeave.current?.() !== false;
  const end = (done: string) => {
    setEdited(undefined);
    setMessage(done);
    showFromTop();
  };

  const remove = async ({ record, name }: Person) => {
    if (!record || !mayClose()) return;
    if (
      !window.confirm(
        `Delete the record about “${name}”? Posts keep the name, and no longer show the picture and the line.`,
      )
    )
      return;
    try {
      await store.deleteAuthor(record.id);
      setRecords((before) => before?.filter(({ id }) => id !== record.id));
      end(`The record about “${name}” is deleted.`);
    } catch (error) {
      console.error(`The record about ${name} could not be deleted:`, error);
      setMessage(`The record about “${name}” could not be deleted. Check your connection and try again.`);
    }
  };

  const edit = (person: Person) => {
    if (!mayClose()) return;
    setMessage('');
    setEdited(person);
  };
  const form = edited && records && (
    <AuthorForm
      key={edited.slug}
      store={store}
      person={edited}
      mayLeave={mayLeave}
      onSaved={(saved) => {
        setRecords([...records.filter(({ id }) => id !== saved.id && id !== edited.record?.id), saved]);
        end(`The record about “${saved.name}” is saved.`);
      }}
      onCancel={() => end('')}
    />
  );

  return (
    <ArchiveScreen title="Authors" onBack={() => mayClose() && onBack()}>
      <p className={styles.intro}>
        Posts name their author. People with a record are shown with their picture and a line about them, in their posts
        and on a page that lists them.
      </p>
      {!mayPublish && <p>Readers see these records, so only a publisher can change them: you are a writer.</p>}
      <p role="status">{records || isFailing ? message : 'Loading the authors…'}</p>
      {isFailing && (
        <p role="alert">
          The authors could not be loaded. Check your connection.{' '}
          <button type="button" className={archive.button} onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </p>
      )}
      {mayPublish && records && !edited && (
        <p>
          <Button size="small" onClick={() => edit(newPerson)}>
            New author
          </Button>
        </p>
      )}
      {edited === newPerson && form}
      <ul className={archive.entries}>
        {records &&
          listPeople(records, posts).map((person) => (
            <li key={person.slug} className={archive.entry}>
              {edited?.slug === person.slug ? (
                form
              ) : (
                <Entry person={person} onEdit={() => edit(person)} onDelete={() => void remove(person)} />
              )}
            </li>
          ))}
      </ul>
    </ArchiveScreen>
  );
}

type EntryProps = { person: Person; onEdit: () => void; onDelete: () => void };

function Entry({ person: { name, posts, record }, onEdit, onDelete }: EntryProps) {
  const mayPublish = useMayPublish();
  const nameOfPerson = <span className="visually-hidden"> {name}</span>;
  return (
    <div className={archive.head}>
      <div className={styles.person}>
        {record?.portrait && <Portrait name={record.portrait.picture} />}
        <div>
          <p className={archive.name} dir="auto">
            {name}
          </p>
          <p className={styles.about} dir="auto">
            {record ? record.line : 'No record: readers see only the name.'}
          </p>
          <p className={styles.about}>{posts === 1 ? '1 post' : `${posts} posts`}</p>
        </div>
      </div>
      {mayPublish && (
        <p className={archive.ways}>
          <button type="button" className={archive.button} onClick={onEdit}>
            {record ? 'Edit' : 'Describe'}
            {nameOfPerson}
          </button>
          {record && (
            <button type="button" className={archive.danger} onClick={onDelete}>
              Delete{nameOfPerson}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function Portrait({ name }: { name: string }) {
  const address = usePictureAddress(usePictures(), name);
  return address ? <img className={styles.portrait} src={address} alt="" /> : null;
}
