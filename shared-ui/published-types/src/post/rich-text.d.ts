/** Sanitised rich text. Text that was not sanitised is shown as plain characters (design §9). */
export declare function RichText({ html }: {
    html: string;
}): import("react").JSX.Element;
/** Rich text without paragraphs, inside of another element. Text that was not sanitised is shown as plain characters. */
export declare function InlineRichText({ html }: {
    html: string;
}): import("react").JSX.Element;
