import type { Drawing } from 'kit/contract/drawing';
import styles from './drawing.module.css';

/** A drawing of outlines, details and measures as SVG, as wide as its place. Its title and description are read out. */
export function DrawingView({ drawing }: { drawing: Drawing }) {
  const { title, description, width, height, strokes, labels } = drawing;
  return (
    // Outlines before its styles are there, and without a script.
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" fill="none" stroke="currentColor">
      <title>{title}</title>
      <desc>{description}</desc>
      {strokes.map(({ style, path }) => (
        <path key={path} className={styles[style]} d={path} />
      ))}
      {labels.map(({ x, y, text, anchor, isTurned }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          transform={isTurned ? `rotate(-90 ${x} ${y})` : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
