// Written by media/publish-media.ts; do not edit.
import { type ModelFile } from '../media-file';

export const modelDualConveyor: ModelFile = {"glb":"/media/robot-dual-conveyor.6f85d77e.glb","bytes":607628};
