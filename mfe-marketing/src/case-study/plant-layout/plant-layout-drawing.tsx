import { useId } from 'react';
import { drawingWidth, drawLayout } from './draw-layout';
import type { PlantLayout } from './plant-layout';
import styles from './plant-layout-drawing.module.css';

/** The sketch of a plant to scale, with numbers that the legend below it explains: labels inside would be too small on a phone. */
export function PlantLayoutDrawing({ layout, caption }: { layout: PlantLayout; caption: string }) {
  const { height, floor, areas, routes, walls, bar, places } = drawLayout(layout);
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <svg className={styles.plan} viewBox={`-3 -3 ${drawingWidth + 6} ${height + 6}`} aria-hidden="true">
        <path className={styles.floor} d={floor} />
        <path className={styles.lane} d={routes.join('')} />
        <path className={styles.area} d={areas.join('')} />
        <path className={styles.route} d={routes.join('')} />
        <path className={styles.wall} d={[...walls, bar].join('')} />
        {places.map(({ name, x, y }, index) => (
          <g key={name}>
            <circle className={styles.mark} cx={x} cy={y} r="21" />
            <text className={styles.number} x={x} y={y + 9}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <p id={id} className={styles.caption}>
          {caption}
        </p>
        <ol className={styles.legend}>
          {places.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <p className={styles.note}>
          {layout.width} × {layout.depth} m. Dashed orange lines are the robots’ routes, gaps in the walls are doors;
          the bar at the lower left is <span className="measured">10 m</span> long.
        </p>
      </figcaption>
    </figure>
  );
}
