// Written by media/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from '../media-file';

export const modelDualConveyor: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-dual-conveyor.6f85d77e.glb"),"bytes":607628};
