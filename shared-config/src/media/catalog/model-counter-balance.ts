// Written by media/publish/publish-media.ts; do not edit.
import { mediaAddress, type ModelFile } from 'kit/media/media-file';

export const modelCounterBalance: ModelFile = {"glb":/* @__PURE__ */ mediaAddress("robot-counter-balance.99c740c4.glb"),"bytes":599812};
