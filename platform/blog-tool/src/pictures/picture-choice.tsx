import { Button } from 'kit/page/button';
import { useRef } from 'react';
import type { PictureToInsert } from '../document/insert-pictures';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import { LoadedLibrary } from './loaded-library';
import { usePictures } from './open-pictures';
import styles from './picture-choice.module.css';

type PictureChoiceProps = {
  title: string;
  /** Whether several files can be chosen. */
  isMultiple?: boolean;
  onChoose: (chosen: PictureToInsert[]) => void;
  onClose: () => void;
};

/** Asks for pictures: files of this device, or pictures of the library. */
export function PictureChoice({ title, isMultiple = false, onChoose, onClose }: PictureChoiceProps) {
  const pictures = usePictures();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (pictures && files.length > 0) onChoose(files.map((file) => ({ name: pictures.add(file, file.name) })));
  };
  return (
    <ModalDialog title={title} onCancel={onClose}>
      <p className={styles.ways}>
        {/* The button opens it: a field of its own would be a second one of the same purpose, and have the first focus. */}
        <input
          ref={input}
          hidden
          aria-label={isMultiple ? 'Picture files' : 'Picture file'}
          data-aside
          type="file"
          accept="image/*"
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
        onChoose={({ name, width, height }) => onChoose([{ name, width, height }])}
      />
    </ModalDialog>
  );
}
