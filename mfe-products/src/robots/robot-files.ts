import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** Name of a robot's file: its datasheet is `mag-agv-tugger.pdf`, its outlines `mag-agv-tugger.dxf`, its model when saved `mag-agv-tugger.glb`. */
export const robotFile = (name: RobotVariantName, ending: 'pdf' | 'dxf' | 'glb') =>
  `mag-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${ending}`;
