import { formatBytes } from 'kit/media/datasheet-file';
import { fileKinds, isFileName } from 'kit/posts/stored-file';
import type { StoredPicture } from 'kit/posts/stored-picture';
import { useRef, useState } from 'react';
import archive from '../archive-screen/archive-screen.module.css';
import type { Insertable } from '../document/insert-pictures';
import { describeUses, type PictureUse } from './find-uses';
import { type ToolPictures, usePictures } from './open-pictures';
import styles from './picture-library.module.css';
import { useLibrary } from './use-library';
import { usePictureAddress } from './use-picture-address';
import { WaitingList } from './waiting-list';

export type PictureLibraryProps = {
  /** Whether pictures alone are shown, or files to download alone. */
  only?: Insertable;
  /** Called with a picture that somebody takes from the library; without it none can be taken. */
  onChoose?: (picture: StoredPicture) => void;
  /** The label of the button that takes a picture. */
  chooseLabel?: 'Insert' | 'Choose';
};

/** Pictures that are shown at one time. */
const shownAtOnce = 24;

/** All pictures and files with search, and where each is used. */
export function PictureLibrary(props: PictureLibraryProps) {
  const pictures = usePictures();
  return pictures && <Library pictures={pictures} {...props} />;
}

type LibraryProps = PictureLibraryProps & { pictures: ToolPictures };

function Library({ pictures, only, onChoose, chooseLabel = 'Choose' }: LibraryProps) {
  const { all: stored, uses, hasVersions, problem, load, findVersions, removeFromList } = useLibrary(pictures);
  const [wanted, setWanted] = useState('');
  const [count, setCount] = useState(shownAtOnce);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const all = only ? stored?.filter(({ name }) => isFileName(name) === (only === 'file')) : stored;
  const found = all?.filter((picture) => isFound(picture, uses?.get(picture.name) ?? [], wanted)) ?? [];

  const remove = async (picture: StoredPicture) => {
    const name = nameOf(picture);
    if (!window.confirm(`Delete “${name}” from the library?`)) return;
    try {
      await (await pictures.store()).remove(picture.name);
      removeFromList(picture.name);
      setMessage(`“${name}” is deleted.`);
      list.current?.focus();
    } catch (error) {
      setMessage(`“${name}” was not deleted. ${error instanceof Error ? error.message : String(error)}.`);
    }
  };

  return (
    <div className={styles.library}>
      <WaitingList pictures={pictures} onStored={load} />
      <p className={styles.search}>
        <label htmlFor="picture-search">Search pictures</label>
        <input
          id="picture-search"
          className={styles.field}
          type="search"
          data-aside
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setCount(shownAtOnce);
          }}
          onKeyDown={(event) => {
            // Enter would send the form from which the library was opened.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </p>
      <p className={styles.status} role="status">
        {problem ? '' : all === undefined ? 'Loading the pictures…' : describeCount(found, all, only)}
        {message && ` ${message}`}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}{' '}
          <button type="button" className={archive.button} onClick={load}>
            Try again
          </button>
        </p>
      )}
      {uses && !hasVersions && found.length > 0 && (
        <p>
          <button
            type="button"
            className={archive.button}
            onClick={() => {
              findVersions();
              // The button is gone then.
              list.current?.focus();
            }}
          >
            Look for uses in earlier versions too
          </button>
        </p>
      )}
      {/* Takes the focus when what had it is deleted. */}
      <ul ref={list} className={styles.pictures} tabIndex={-1} aria-label="Pictures">
        {found.slice(0, count).map((picture) => (
          <li key={picture.name} className={styles.entry}>
            {isFileName(picture.name) ? (
              <p className={styles.missing}>{kindOf(picture)}</p>
            ) : (
              <Thumbnail pictures={pictures} picture={picture} />
            )}
            <p className={styles.name}>{nameOf(picture)}</p>
            <p className={styles.about}>
              {kindOf(picture) ?? `${picture.width} × ${picture.height} px`}, {formatBytes(picture.bytes)}
            </p>
            <Uses uses={uses && (uses.get(picture.name) ?? [])} />
            <p className={styles.ways}>
              {onChoose && (
                <button type="button" className={archive.button} onClick={() => onChoose(picture)}>
                  {chooseLabel}
                  <span className="visually-hidden"> {nameOf(picture)}</span>
                </button>
              )}
              {!onChoose && uses && !uses.has(picture.name) && (
                <button type="button" className={archive.danger} onClick={() => void remove(picture)}>
                  Delete<span className="visually-hidden"> {nameOf(picture)}</span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {found.length > count && (
        <p>
          <button type="button" className={archive.button} onClick={() => setCount(count + shownAtOnce)}>
            Show more
          </button>
        </p>
      )}
    </div>
  );
}

function Thumbnail({ pictures, picture }: { pictures: ToolPictures; picture: StoredPicture }) {
  const address = usePictureAddress(pictures, picture.name);
  if (address === '') return <p className={styles.missing}>It cannot be shown now.</p>;
  return (
    <img
      className={styles.thumbnail}
      src={address}
      width={picture.width}
      height={picture.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

function Uses({ uses }: { uses: readonly PictureUse[] | undefined }) {
  if (!uses) return <p className={styles.about}>Looking for its uses…</p>;
  if (uses.length === 0) return <p className={styles.about}>Not used</p>;
  return (
    <details className={styles.about}>
      <summary>{describeUses(uses)}</summary>
      <ul className={styles.uses}>
        {uses.map(({ place, title }, index) => (
          <li key={index} dir="auto">
            {title}
            {places[place]}
          </li>
        ))}
      </ul>
    </details>
  );
}

const places = {
  post: '',
  author: ' (an author)',
  draft: ' (draft)',
  trash: ' (in the trash)',
  version: ' (an earlier version)',
} as const;

/** The name of the picture's file; without one, the start of the picture's own name. */
const nameOf = ({ fileName, name }: StoredPicture) =>
  fileName || `${isFileName(name) ? 'File' : 'Picture'} ${name.slice(0, 8)}`;

function isFound(picture: StoredPicture, uses: readonly PictureUse[], wanted: string): boolean {
  const text = [picture.fileName, ...uses.map(({ words }) => words)].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function describeCount(
  { length: found }: readonly StoredPicture[],
  stored: readonly StoredPicture[],
  only: Insertable | undefined,
): string {
  const all = stored.length;
  const files = stored.filter(({ name }) => isFileName(name)).length;
  const noun = only ?? (files === 0 ? 'picture' : files === all ? 'file' : 'picture and file');
  const plural = `${noun.replace(' ', 's ')}s`;
  if (all === 0) return `There are no ${plural} yet. The ones you insert into posts appear here.`;
  if (found === all) return all === 1 ? `1 ${noun}` : `${all} ${plural}`;
  return found === 0 ? `None of ${all} ${plural} matches.` : `${found} of ${all} ${plural}`;
}

/** The kind of a file to download, in words; `undefined` of a picture. */
const kindOf = ({ name }: StoredPicture): string | undefined =>
  Object.entries(fileKinds).find(([ending]) => name.endsWith(`.${ending}`))?.[1].label;
