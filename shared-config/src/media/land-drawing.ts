// Written by media/publish-drawings.ts; do not edit.

/** `#land` from Europe to India, a unit a degree (media/draw-land.ts). */
export const landDrawing = '/media/land.6e94a63a.svg';
