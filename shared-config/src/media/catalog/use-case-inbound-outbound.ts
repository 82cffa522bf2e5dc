// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseInboundOutbound: PictureFile = describePicture("use-case-inbound-outbound", "A fork robot drives between staged pallets away from an open dock door, where somebody checks the goods", [2560,1440], [[480,"5a99a492"],[800,"aa16a618"],[1280,"ca66e329"],[2560,"7a76436d"]], [800,"bc8f6bda"]);
