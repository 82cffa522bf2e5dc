// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const conveyorHandover: PictureFile = describePicture("partners-hero", "A conveyor robot hands a carton over to a conveyor line while two people in hi-vis look on, pallet racks behind them", [1600,900], [[480,"af151c53"],[800,"b399c533"],[1200,"c94e8d03"],[1600,"a2ffedd7"]], [800,"96511ed9"]);
