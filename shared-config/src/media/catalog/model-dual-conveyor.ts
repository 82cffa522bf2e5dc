// Written by media/publish-media.ts; do not edit.
import { type ModelFile } from '../media-file';

export const modelDualConveyor: ModelFile = {"glb":"/media/robot-dual-conveyor.7d0952f4.glb"};
