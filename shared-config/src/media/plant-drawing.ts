// Written by media/publish/publish-drawings.ts; do not edit.
import { mediaAddress } from 'kit/media/media-file';

/** The floor plan of the plant: `#hall` alone, or `#work` with its robots (shared-ui/src/plan/draw-plant.ts). */
export const plantDrawing = mediaAddress('plant.1352ae13.svg');
