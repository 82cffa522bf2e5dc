import type { ReactNode } from 'react';
import { plantDrawing } from 'shared-config/media/plant-drawing';
import plan from './plan.module.css';

/**
 * The drawing on the plant, and a sentence that describes all of it; none where text beside it says the same. `top` is where the drawing
 * begins: 80, or 0 for room above the hall.
 */
type PlantPlanProps = { label?: string; top?: 0 | 80; className?: string | undefined; children?: ReactNode };

/** The floor plan of the plant with something on it. The plant itself is a file that all pages share, in the page's colours. */
export function PlantPlan({ label, top = 80, className = '', children }: PlantPlanProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden from who cannot see it
    <svg
      className={`${plan.plan} ${plan.plant} ${top === 0 ? plan.tall : ''} ${className}`}
      viewBox={`0 ${top} 720 ${400 - top}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${plantDrawing}#hall`} />
      {children}
    </svg>
  );
}
