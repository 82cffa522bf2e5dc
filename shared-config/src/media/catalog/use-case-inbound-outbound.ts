// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseInboundOutbound: PictureFile = describePicture("use-case-inbound-outbound", "A fork robot drives between staged pallets away from an open dock door, where somebody checks the goods", [1600,900], [[480,"532ab910","8ae2b223"],[800,"5141ea2f","d92f7bbc"],[1200,"86884bb0","43de4b43"],[1600,"6c570852","2e7fdfc2"]]);
