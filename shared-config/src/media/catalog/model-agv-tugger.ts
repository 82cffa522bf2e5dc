// Written by media/publish/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from 'kit/media/media-file';

export const modelAgvTugger: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-agv-tugger.59d9f678.glb"),"bytes":1384924};
