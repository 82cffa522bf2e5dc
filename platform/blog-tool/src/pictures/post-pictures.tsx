import { TextField } from 'kit/page/forms/form-field';
import type { Cover } from 'kit/posts/cover';
import { useState } from 'react';
import type { DraftPart } from '../undo/use-edit-history';
import { FocalPoint } from './focal-point';
import { PictureChoice } from './picture-choice';
import styles from './post-pictures.module.css';

const parts = {
  cover: { label: 'Cover', none: 'Without one, readers see the picture that the site has for posts, if any.' },
  sharePicture: { label: 'Share picture', none: 'Without one, the cover is used where the post is shared.' },
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
      {picture && name === 'cover' && (
        <TextField
          label="Alt text of the cover"
          hint="What it shows, for those who do not see it."
          name="coverAlt"
          dir="auto"
          value={picture.alt ?? ''}
          onChange={({ target: { value } }) => {
            const { alt: _before, ...others } = picture;
            set({ ...others, ...(value && { alt: value }) });
          }}
        />
      )}
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
