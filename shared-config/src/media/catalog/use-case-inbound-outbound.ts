// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseInboundOutbound: PictureFile = describePicture("use-case-inbound-outbound", "A fork robot drives between staged pallets away from an open dock door, where somebody checks the goods", [1600,900], [[480,"532ab910"],[800,"5141ea2f"],[1200,"86884bb0"],[1600,"6c570852"]], [800,"d92f7bbc"]);
