/** One step; without a title its text stands alone. */
type NumberedStep = {
    title?: string;
    text: string;
};
/** The steps, and the level of heading that their titles are. */
type NumberedStepsProps = {
    steps: readonly NumberedStep[];
    titleLevel?: 'h3' | 'h4';
};
/** Steps in their order, numbered, as many in a row as fit. */
export declare function NumberedSteps({ steps, titleLevel: Title }: NumberedStepsProps): import("react").JSX.Element;
export {};
