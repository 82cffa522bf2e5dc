// Written by media/publish-media.ts; do not edit.
import { type ModelFile } from '../media-file';

export const modelLifter: ModelFile = {"glb":"/media/robot-lifter.e394d59f.glb","bytes":500084};
