import { useState } from 'react';
import { type Cover, middle } from 'shared-config/posts/cover';
import type { DraftPart } from '../undo/use-edit-history';
import { usePictures } from './open-pictures';
import { PictureChoice } from './picture-choice';
import styles from './post-pictures.module.css';
import { usePictureAddress } from './use-picture-address';
import { useWaitingNote } from './use-waiting-note';

const parts = {
  cover: { label: 'Cover', none: 'Without one the site chooses a picture.' },
  sharePicture: { label: 'Share picture', none: 'Without one the cover stands for the post where it is shared.' },
} as const;

/** The pictures that stand for a post: its cover, and the one where it is shared. */
export function PostPictures(part: DraftPart) {
  return (
    <div className={styles.pictures}>
      <PostPicture {...part} name="cover" />
      <PostPicture {...part} name="sharePicture" />
    </div>
  );
}

type PostPictureProps = DraftPart & { name: keyof typeof parts };

function PostPicture({ draft, change, name }: PostPictureProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { label, none } = parts[name];
  const picture = draft[name];
  const set = (value: Cover | undefined) => change(name, (before) => ({ ...before, [name]: value }));
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{label}</legend>
      {picture ? <FocalPoint label={label} picture={picture} onChange={set} /> : <p className={styles.none}>{none}</p>}
      <p className={styles.ways}>
        <button type="button" name={name} className={styles.button} onClick={() => setChoosing(true)}>
          {picture ? 'Choose another' : 'Choose'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
        {picture && (
          <button type="button" className={styles.button} onClick={() => set(undefined)}>
            Remove<span className="visually-hidden"> {label.toLowerCase()}</span>
          </button>
        )}
      </p>
      {isChoosing && (
        <PictureChoice
          title={`Choose the ${label.toLowerCase()}`}
          onChoose={([chosen]) => {
            setChoosing(false);
            if (chosen) set({ picture: chosen.name });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

type FocalPointProps = { label: string; picture: Cover; onChange: (picture: Cover) => void };

/** What of a picture stays in view where it is cut: by a click, or by keys in the two fields. */
function FocalPoint({ label, picture, onChange }: FocalPointProps) {
  const pictures = usePictures();
  const address = usePictureAddress(pictures, picture.picture);
  const note = useWaitingNote(pictures, picture.picture);
  const { x, y } = picture.focus ?? middle;
  const set = (focus: { x: number; y: number }) =>
    onChange({ picture: picture.picture, ...(focus.x === middle.x && focus.y === middle.y ? {} : { focus }) });
  return (
    <>
      {note && (
        <p className={styles.note} role="status">
          {note.text}{' '}
          {note.canRetry && (
            <button type="button" className={styles.button} onClick={() => pictures?.sendAgain(picture.picture)}>
              Send again
            </button>
          )}
        </p>
      )}
      {address && (
        <span className={styles.stage}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two fields below do the same by keys */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <img
            className={styles.whole}
            src={address}
            alt=""
            draggable={false}
            onClick={({ currentTarget, clientX, clientY }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect();
              if (width > 0 && height > 0)
                set({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
            }}
          />
          <svg className={styles.mark} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${x} 0V100M0 ${y}H100`} vectorEffect="non-scaling-stroke" />
          </svg>
        </span>
      )}
      <label className={styles.range}>
        {label}, focus from the left: {x} %
        <input
          type="range"
          data-aside
          min={0}
          max={100}
          value={x}
          onChange={({ target }) => set({ x: target.valueAsNumber, y })}
        />
      </label>
      <label className={styles.range}>
        {label}, focus from the top: {y} %
        <input
          type="range"
          data-aside
          min={0}
          max={100}
          value={y}
          onChange={({ target }) => set({ x, y: target.valueAsNumber })}
        />
      </label>
    </>
  );
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
