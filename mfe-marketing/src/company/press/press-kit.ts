import type { PictureFile } from 'kit/media/media-file';
import {
  chargingLifters,
  controlRoom,
  liftersInAisle,
  machiningLane,
  robotLine,
  warehouseOverview,
} from 'shared-config/media/catalog';
import type { pressFiles } from 'shared-config/media/press-files';
import { site } from 'shared-config/site';

/** A file that the press kit hands out. */
type PressFile = keyof typeof pressFiles;

/** The logo, with the background that it is for. */
type PressLogo = { title: string; ground: 'light' | 'dark'; svg: PressFile; png: PressFile };

/** The whole logo and the mark alone, for light and for dark backgrounds. */
export const pressLogos: readonly PressLogo[] = [
  { title: 'Logo for light backgrounds', ground: 'light', svg: 'logo-light.svg', png: 'logo-light.png' },
  { title: 'Logo for dark backgrounds', ground: 'dark', svg: 'logo-dark.svg', png: 'logo-dark.png' },
  { title: 'Mark for light backgrounds', ground: 'light', svg: 'mark-light.svg', png: 'mark-light.png' },
  { title: 'Mark for dark backgrounds', ground: 'dark', svg: 'mark-dark.svg', png: 'mark-dark.png' },
];

/** A picture, and the file of it for print. */
type PressPicture = { title: string; image: PictureFile; file: PressFile };

/** Pictures in print resolution. */
export const pressPictures: readonly PressPicture[] = [
  { title: `All six ${site.robotLineName} robots`, image: robotLine, file: 'robot-line.jpg' },
  { title: 'Two lifters in an aisle', image: liftersInAisle, file: 'lifters-in-aisle.jpg' },
  { title: 'A lifter and a tugger train between machines', image: machiningLane, file: 'machining-lane.jpg' },
  { title: 'Lifters at their chargers', image: chargingLifters, file: 'charging-lifters.jpg' },
  { title: 'A control room with plan and fleet', image: controlRoom, file: 'control-room.jpg' },
  { title: 'A whole warehouse from above', image: warehouseOverview, file: 'warehouse-overview.jpg' },
];
