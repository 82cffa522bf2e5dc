/** Half of a bell's profile, from the crown to the lip: each step is a curve, in thousandths of its diameter. */
const half = 'M0 60C70 60 190 66 214 120C232 164 236 250 258 400C284 560 330 700 420 800C455 842 486 880 500 930';

/** Where the profile ends at the bottom, and how high the crown stands. */
const viewBox = '-520 -90 1040 1110';

/** Bands that the founder puts around a bell: their heights, and half of the width there. */
const bands = [
  [150, 224],
  [185, 232],
  [690, 347],
  [760, 385],
] as const;

/** A bell from the side, as wide as its container. @param tone stands on its waist; nothing where it is small */
export function BellDrawing({ tone, className }: { tone?: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <path
        d="M-90 60V-20a90 50 0 0 1 180 0V60M-40 60V-10a40 26 0 0 1 80 0V60"
        fill="none"
        stroke="currentColor"
        strokeWidth="26"
      />
      <circle cx="0" cy="940" r="62" fill="currentColor" opacity="0.75" />
      <g fill="currentColor">
        <path d={`${half}H0Z`} />
        <path d={`${half}H0Z`} transform="scale(-1 1)" />
      </g>
      {bands.map(([height, width]) => (
        <path
          key={height}
          d={`M${-width} ${height}H${width}`}
          stroke="var(--colour-page)"
          strokeWidth="7"
          opacity="0.55"
        />
      ))}
      {tone && (
        <text x="0" y="500" textAnchor="middle" fontSize="190" fill="var(--colour-page)" fontFamily="var(--font-title)">
          {tone}
        </text>
      )}
    </svg>
  );
}
