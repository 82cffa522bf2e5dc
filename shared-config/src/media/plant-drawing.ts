// Written by media/publish-drawings.ts; do not edit.

/** The floor plan of the plant: `#hall` alone, or `#work` with its robots (shared-ui/src/plan/draw-plant.ts). */
export const plantDrawing = '/media/plant.87270890.svg';
