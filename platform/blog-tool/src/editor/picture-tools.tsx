import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePictures } from '../pictures/open-pictures';
import { PictureChoice } from '../pictures/picture-choice';
import { PictureCrop } from '../pictures/picture-crop';
import { isWaitingName } from '../posts/waiting-name';
import styles from './editor-toolbar.module.css';

/** The editor, and the name of the picture that is selected in it. */
type PictureToolsProps = { editor: Editor; name: string };

/** The buttons for the selected picture. Whatever takes its place has its alt text, caption and width; undo brings it back. */
export function PictureTools({ editor, name }: PictureToolsProps) {
  const pictures = usePictures();
  const [asked, setAsked] = useState<'replace' | 'crop'>();
  const close = () => setAsked(undefined);
  const put = (picture: string, width = 0, height = 0) => {
    // While a dialog is open, nothing outside of it takes the focus.
    flushSync(close);
    editor
      .chain()
      // A step of undo of its own.
      .command(({ tr }) => Boolean(closeHistory(tr)))
      .updateAttributes('picture', { picture, width, height })
      .focus()
      .run();
  };
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => setAsked('replace')}>
        Replace<span className="visually-hidden"> picture</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        // One that is on its way has its pixels in the store first.
        disabled={isWaitingName(name) || !pictures}
        onClick={() => setAsked('crop')}
      >
        Crop<span className="visually-hidden"> picture</span>
      </button>
      {asked === 'replace' && (
        <PictureChoice
          title="Replace the picture"
          onChoose={([chosen]) => chosen && put(chosen.name, chosen.width, chosen.height)}
          onClose={close}
        />
      )}
      {asked === 'crop' && pictures && (
        <PictureCrop
          pictures={pictures}
          name={name}
          onCrop={(file) => put(pictures.add(file, file.name))}
          onClose={close}
        />
      )}
    </>
  );
}
