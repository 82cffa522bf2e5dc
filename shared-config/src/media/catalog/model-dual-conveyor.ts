// Written by media/publish/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from 'kit/media/media-file';

export const modelDualConveyor: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-dual-conveyor.e82e82aa.glb"),"bytes":894072};
