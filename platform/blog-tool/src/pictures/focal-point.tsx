import { type Cover, middle } from 'kit/posts/cover';
import { usePictures } from './open-pictures';
import styles from './post-pictures.module.css';
import { usePictureAddress } from './use-picture-address';
import { useWaitingNote } from './use-waiting-note';

type FocalPointProps = { label: string; picture: Cover; onChange: (picture: Cover) => void };

/** Sets which part of a picture stays in view where it is cut: by a click, or by keys in the two fields. */
export function FocalPoint({ label, picture, onChange }: FocalPointProps) {
  const pictures = usePictures();
  const address = usePictureAddress(pictures, picture.picture);
  const note = useWaitingNote(pictures, picture.picture);
  const { x, y } = picture.focus ?? middle;
  const { focus: _before, ...others } = picture;
  const set = (focus: { x: number; y: number }) =>
    onChange({ ...others, ...(focus.x === middle.x && focus.y === middle.y ? {} : { focus }) });
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
