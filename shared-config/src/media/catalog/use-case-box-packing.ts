// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const useCaseBoxPacking: PictureFile = describePicture("use-case-box-packing", "A conveyor robot brings totes to a row of packing tables between two conveyor lines; somebody packs at the far end", [2560,1440], [[480,"a44e903b"],[800,"7d8e89e8"],[1280,"cf10c9c6"],[2560,"34fa578f"]], [800,"667eb999"]);
