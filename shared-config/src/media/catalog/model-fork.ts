// Written by media/publish/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from 'kit/media/media-file';

export const modelFork: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-fork.f7e02968.glb"),"bytes":367544};
