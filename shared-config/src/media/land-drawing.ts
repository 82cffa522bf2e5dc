// Written by media/publish/publish-drawings.ts; do not edit.
import { mediaAddress } from 'kit/media/media-file';

/** `#land` from Europe to India, a unit a degree (media/drawings/draw-land.ts). */
export const landDrawing = mediaAddress('land.6e94a63a.svg');
