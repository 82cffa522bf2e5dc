// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseOrderPacking: PictureFile = describePicture("case-order-packing", "A packer stands at her table behind a conveyor robot that brings totes; a roller line runs past in front", [1600,900], [[400,"08f0b9bc"],[800,"6c28ac89"],[1280,"4f87b3fe"]], [800,"5721db86"]);
