import type { Drawing } from 'shared-config/contract/drawing';
/** A drawing of outlines, details and measures as SVG, as wide as its place. Its title and description are read out. */
export declare function DrawingView({ drawing }: {
    drawing: Drawing;
}): import("react").JSX.Element;
