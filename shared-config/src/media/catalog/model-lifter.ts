// Written by media/publish/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from 'kit/media/media-file';

export const modelLifter: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-lifter.e394d59f.glb"),"bytes":500084};
