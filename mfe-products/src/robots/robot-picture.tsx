import { robotPictures } from 'shared-config/media/robot-pictures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { Picture } from 'shared-ui/picture';
import styles from './robot-picture.module.css';

/** Which robot, and how wide its picture is. */
type RobotPictureProps = {
  name: RobotVariantName;
  /** Widths it takes in the layout, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** Whether a transition between pages keeps this picture in place: true for one picture of a robot on a page. */
  isKept?: boolean;
  className?: string | undefined;
};

/** The classes of a robot's studio picture. */
export const robotPictureClass = (name: RobotVariantName, isKept: boolean) =>
  [styles.picture, isKept && styles[name]].filter(Boolean).join(' ');

/** A robot's studio picture beside its name, which says what it shows. */
export function RobotPicture({ name, sizes, isKept = false, className }: RobotPictureProps) {
  return (
    <Picture
      file={robotPictures[name]}
      alt=""
      sizes={sizes}
      className={[robotPictureClass(name, isKept), className].filter(Boolean).join(' ')}
    />
  );
}
