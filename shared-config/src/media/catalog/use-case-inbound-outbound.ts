// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const useCaseInboundOutbound: PictureFile = describePicture("use-case-inbound-outbound", "A fork robot drives between staged pallets away from an open dock door", [1920,1080], [[480,"bfea7878"],[800,"65dce7d0"],[1280,"a467b5f8"],[1920,"47d1a2ba"]], [800,"012d3633"]);
