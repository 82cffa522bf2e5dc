// Written by media/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from '../media-file';

export const modelDualConveyor: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-dual-conveyor.dd50ea9c.glb"),"bytes":705368};
