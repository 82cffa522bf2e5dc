// Written by media/publish/publish-drawings.ts; do not edit.
import { mediaAddress } from 'kit/media/media-file';

/** The platform's screens: `#syncos`, `#integrator`, `#fleet-manager`, each 400 by 300 (media/drawings/draw-screens.ts). */
export const screensDrawing = mediaAddress('screens.e4056940.svg');
