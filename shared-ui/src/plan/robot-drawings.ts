import type { RobotVariantName } from 'shared-config/robots/robot-names';

const wheel = (x: number) => `M${x - 4} 44a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;

/** The robots with a load, seen from the side, driving to the right on a floor at y = 48 of a field of 80 × 48: the data of an SVG path. */
export const robotDrawings: Readonly<Record<RobotVariantName, string>> = {
  lifter: `M14 42V31h52v11zM20 31v-4h40v4M22 27v-3h36v3M26 24V6h28v18M40 6v7${wheel(26)}${wheel(54)}`,
  singleConveyor: `M18 42V27h44v15zM14 27v-6h52v6zM27 21V5h26v16M40 5v6${wheel(28)}${wheel(52)}`,
  dualConveyor: `M18 42V31h44v11zM14 31v-6h24v6zM42 31v-6h24v6zM18 25V11h16v14M46 25V11h16v14${wheel(28)}${wheel(52)}`,
  fork: `M48 42V14h16v28zM52 14V7h8v7M48 41H12M14 38h30M17 38V14h24v24M29 14v7${wheel(56)}M14 46h8`,
  agvTugger: `M50 42V26h22v16zM54 26v-8h8v8M50 39h-8M6 40h36M8 40V16h32v24M8 28h32M14 28v-7h8v7M26 28v-7h8v7${wheel(14)}${wheel(34)}${wheel(64)}`,
  counterBalance: `M34 42V24h28l8 9v9zM40 24V9h17v15M30 44V3M34 44V3M30 38H8M10 35V14h17v21M18 14v6${wheel(42)}${wheel(62)}`,
};
