import { Button } from 'kit/page/button';
import { useRef } from 'react';
import type { Insertable, PictureToInsert } from '../document/insert-pictures';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import { fileEndings, takeIn } from './insertable';
import { LoadedLibrary } from './loaded-library';
import { usePictures } from './open-pictures';
import styles from './picture-choice.module.css';

type PictureChoiceProps = {
  title: string;
  /** What it asks for. */
  as?: Insertable;
  /** Whether several files can be chosen. */
  isMultiple?: boolean;
  onChoose: (chosen: PictureToInsert[]) => void;
  onClose: () => void;
};

/** Asks for pictures or files to download: files of this device, or those of the library. */
export function PictureChoice({ title, as = 'picture', isMultiple = false, onChoose, onClose }: PictureChoiceProps) {
  const pictures = usePictures();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (pictures && files.length > 0) onChoose(takeIn(pictures, files, as));
  };
  return (
    <ModalDialog title={title} onCancel={onClose}>
      <p className={styles.ways}>
        {/* The button opens it: a field of its own would be a second one of the same purpose, and have the first focus. */}
        <input
          ref={input}
          hidden
          aria-label={as === 'file' ? 'Files to download' : isMultiple ? 'Picture files' : 'Picture file'}
          data-aside
          type="file"
          accept={as === 'file' ? fileEndings : 'image/*'}
          multiple={isMultiple}
          onChange={({ target }) => take([...(target.files ?? [])])}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          {isMultiple ? 'Choose files' : 'Choose a file'}
        </Button>
        <Button inverted size="small" onClick={onClose}>
          Close
        </Button>
      </p>
      <LoadedLibrary
        chooseLabel={isMultiple ? 'Insert' : 'Choose'}
        only={as}
        onChoose={({ name, width, height, fileName, bytes }) =>
          onChoose([as === 'file' ? { name, file: { name: fileName || name, bytes } } : { name, width, height }])
        }
      />
    </ModalDialog>
  );
}
