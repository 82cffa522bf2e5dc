import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { drawSide } from '../../robots/drawing/draw-robot';

/** A robot from the side; the size of the font around it is that of a metre. */
export default function LineupView({ name }: { name: RobotVariantName }) {
  const { width, height, outline, detail } = drawSide(name);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={`${width / 200}em`} aria-hidden="true">
      <path d={detail} />
      <path d={outline} />
    </svg>
  );
}
