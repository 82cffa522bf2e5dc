import { Picture } from 'kit/page/picture';
import { type ReactNode, ViewTransition } from 'react';
import { robotPictures } from 'shared-config/media/robot-pictures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import styles from './robot-picture.module.css';

type RobotPictureProps = {
  name: RobotVariantName;
  /** Widths it takes in the layout, as in the `sizes` attribute of `img`. */
  sizes: string;
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
};

/** The class of a robot's studio picture. */
export const robotPictureClass = styles.picture;

/** A robot's studio picture beside its name, which says what it shows. */
export function RobotPicture({ name, sizes, loading = 'lazy', className }: RobotPictureProps) {
  return (
    <Picture
      file={robotPictures[name]}
      alt=""
      sizes={sizes}
      loading={loading}
      maxWidth={800}
      className={[styles.picture, className].filter(Boolean).join(' ')}
    />
  );
}

/** Moves the picture of a robot to its place on the next page, where that has one too. Never twice a robot on a page. */
export function MovingRobotPicture({ name, children }: { name: RobotVariantName; children: ReactNode }) {
  return (
    <ViewTransition name={`robot-${name}`} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
