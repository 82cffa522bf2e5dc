import { Button } from 'kit/page/button';
import { type PointerEvent, useRef, useState } from 'react';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import { type Cut, cutBetween, cutPicture, mostCut, type Side } from './cut-picture';
import styles from './picture-crop.module.css';
import type { Pictures } from './pictures';
import fields from './post-pictures.module.css';
import { usePictureAddress } from './use-picture-address';

const sides: readonly Side[] = ['left', 'right', 'top', 'bottom'];

type PictureCropProps = {
  pictures: Pictures;
  /** The name of a stored picture. */
  name: string;
  /** @param file what is left of it */
  onCrop: (file: File) => void;
  onClose: () => void;
};

/** Asks what of a picture is to stay: drawn on it as a rectangle, or by keys in four fields. The stored picture stays what it is. */
export function PictureCrop({ pictures, name, onCrop, onClose }: PictureCropProps) {
  const image = useRef<HTMLImageElement>(null);
  const start = useRef<{ x: number; y: number }>(undefined);
  const [cut, setCut] = useState<Cut>({ left: 0, right: 0, top: 0, bottom: 0 });
  const [problem, setProblem] = useState('');
  const address = usePictureAddress(pictures, name);
  const draw = (event: PointerEvent<HTMLImageElement>) => {
    const [from, to] = [start.current, placeOf(event)];
    if (from) setCut((before) => cutBetween(before, from, to));
  };
  const crop = async () => {
    if (!image.current) return;
    try {
      onCrop(await cutPicture(image.current, cut, name));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const { left, right, top, bottom } = cut;
  return (
    <ModalDialog title="Crop the picture" onCancel={onClose}>
      {address === '' ? (
        <p role="alert">
          The picture cannot be had from the store. Close this, and try again once it is shown in the text.
        </p>
      ) : (
        <span className={styles.stage}>
          <img
            ref={image}
            className={styles.whole}
            src={address}
            alt=""
            draggable={false}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              start.current = placeOf(event);
            }}
            onPointerMove={draw}
            onPointerUp={(event) => {
              draw(event);
              start.current = undefined;
            }}
            onPointerCancel={() => {
              start.current = undefined;
            }}
          />
          <svg className={styles.shade} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path fillRule="evenodd" d={`M0 0H100V100H0ZM${left} ${top}H${100 - right}V${100 - bottom}H${left}Z`} />
          </svg>
        </span>
      )}
      {sides.map((side) => (
        <label key={side} className={fields.range}>
          Cut off at the {side}: {cut[side]} %
          <input
            type="range"
            data-aside
            min={0}
            max={100}
            value={cut[side]}
            onChange={({ target }) => setCut({ ...cut, [side]: Math.min(target.valueAsNumber, mostCut(cut, side)) })}
          />
        </label>
      ))}
      {problem && <p role="alert">{problem}</p>}
      <p className={fields.ways}>
        <Button size="small" disabled={sides.every((side) => cut[side] === 0)} onClick={() => void crop()}>
          Crop
        </Button>
        <Button inverted size="small" onClick={onClose}>
          Close
        </Button>
      </p>
    </ModalDialog>
  );
}

/** Where in its picture a pointer is, in whole percent. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLImageElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) };
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
