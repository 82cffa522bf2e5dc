// Written by media/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from '../media-file';

export const modelSingleConveyor: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-single-conveyor.9c668c96.glb"),"bytes":593096};
