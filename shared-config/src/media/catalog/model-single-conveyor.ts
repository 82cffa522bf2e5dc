// Written by media/publish/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from 'kit/media/media-file';

export const modelSingleConveyor: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-single-conveyor.b7f34da9.glb"),"bytes":614396};
