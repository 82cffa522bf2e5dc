// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseInboundOutbound: PictureFile = describePicture("use-case-inbound-outbound", "Fork robots move pallets between an open dock door and marked staging places", [1600,900], [[480,"ba9e3dd1","76fc3063"],[800,"ba176f90","d4ae6c84"],[1200,"bb3b22f3","fce5f9bf"],[1600,"6f26cfc8","3c45aedc"]]);
