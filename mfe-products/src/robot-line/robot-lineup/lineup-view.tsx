import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { sideViews } from './side-views.content';

/** A robot from the side; the size of the font around it is that of a metre. */
export default function LineupView({ name }: { name: RobotVariantName }) {
  const { width, height, outline, detail } = sideViews[name];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={`${width / 200}em`} aria-hidden="true">
      <path d={detail} />
      <path d={outline} />
    </svg>
  );
}
