import type { Scene } from './use-case';

type WithoutWords<Drawn> = Drawn extends unknown ? Omit<Drawn, 'load' | 'signal'> : never;

/** A scene as it is drawn; its words are in the file of the use case. */
export type DrawnScene = WithoutWords<Scene>;

/** The scenes on the floor plan at each step of a use case. */
export const useCaseScenes: Readonly<Record<string, readonly DrawnScene[]>> = {
  'solution-end-of-line': [
    { kind: 'report', at: 0 },
    { kind: 'drive', robot: 'lifter', from: 'charger', to: 0 },
    { kind: 'drive', robot: 'fork', from: 3, to: 0 },
    { kind: 'drive', robot: 'lifter', from: 0, to: 1 },
  ],
  'inbound-and-outbound': [
    { kind: 'report', at: 0 },
    { kind: 'drive', robot: 'fork', from: 0, to: 1 },
    { kind: 'drive', robot: 'counterBalance', from: 1, to: 2 },
    { kind: 'drive', robot: 'counterBalance', from: 2, to: 3 },
  ],
  'automated-material': [
    { kind: 'report', at: 1 },
    { kind: 'drive', robot: 'lifter', from: 0, to: 1 },
    { kind: 'drive', robot: 'agvTugger', from: 1, to: 2 },
    { kind: 'drive', robot: 'agvTugger', from: 2, to: 0 },
  ],
  'automated-storage': [
    { kind: 'drive', robot: 'lifter', from: 0, to: 1 },
    { kind: 'drive', robot: 'counterBalance', from: 1, to: 2 },
    { kind: 'report', at: 2 },
    { kind: 'drive', robot: 'counterBalance', from: 2, to: 3 },
  ],
  'box-packing': [
    { kind: 'drive', robot: 'singleConveyor', from: 0, to: 1 },
    { kind: 'report', at: 1 },
    { kind: 'drive', robot: 'dualConveyor', from: 1, to: 2 },
    { kind: 'drive', robot: 'dualConveyor', from: 2, to: 3 },
  ],
};
