// Written by media/publish-media.ts; do not edit.
import { type ModelFile } from '../media-file';

export const modelDualConveyor: ModelFile = {"glb":"/media/robot-dual-conveyor.0c1f52b9.glb"};
