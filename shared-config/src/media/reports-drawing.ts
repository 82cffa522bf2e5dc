// Written by media/publish/publish-drawings.ts; do not edit.
import { mediaAddress } from 'kit/media/media-file';

/** Cover and a page of each report, `#` and its id, each 420 by 280 (media/drawings/draw-reports.ts). */
export const reportsDrawing = mediaAddress('reports.ea98ea6d.svg');
