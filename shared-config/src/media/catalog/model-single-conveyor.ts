// Written by media/publish-media.ts; do not edit.
import { type ModelFile } from '../media-file';

export const modelSingleConveyor: ModelFile = {"glb":"/media/robot-single-conveyor.3efd0890.glb","bytes":583372};
