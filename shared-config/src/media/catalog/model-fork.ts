// Written by media/publish-media.ts; do not edit.
import { type ModelFile } from '../media-file';

export const modelFork: ModelFile = {"glb":"/media/robot-fork.f7e02968.glb","bytes":367544};
