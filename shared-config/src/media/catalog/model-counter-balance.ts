// Written by media/publish-media.ts; do not edit.
import { type ModelFile } from '../media-file';

export const modelCounterBalance: ModelFile = {"glb":"/media/robot-counter-balance.99c740c4.glb","bytes":599812};
