// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const workDualConveyor: PictureFile = describePicture("work-dual-conveyor", "A dual conveyor robot with two totes comes along between a conveyor line and packing tables", [1600,900], [[480,"1c2fc4fa"],[800,"355bd5be"],[1200,"f9445901"],[1600,"dc7acbea"]], [800,"26c145c1"]);
