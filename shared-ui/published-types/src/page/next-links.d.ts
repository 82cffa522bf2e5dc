/** The end of a page: where to go from here. */
export declare function NextLinks({ links }: {
    links: readonly {
        to: string;
        title: string;
        text: string;
    }[];
}): import("react").JSX.Element;
