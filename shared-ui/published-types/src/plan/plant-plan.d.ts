import type { ReactNode } from 'react';
/**
 * What is drawn on the plant, and the sentence that says what all of it shows; none where text beside it says the same.
 * `top` is where the drawing begins: 80, or 0 for room above the hall.
 */
type PlantPlanProps = {
    label?: string;
    top?: 0 | 80;
    className?: string | undefined;
    children?: ReactNode;
};
/** The floor plan of the plant with something on it. The plant itself is a file that all pages share, in the page's colours. */
export declare function PlantPlan({ label, top, className, children }: PlantPlanProps): import("react").JSX.Element;
export {};
