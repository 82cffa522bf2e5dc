/** A schema.org ItemList: numbered items under a name. */
export declare const itemListJsonLd: (name: string, items: readonly Readonly<Record<string, string>>[]) => {
    '@type': string;
    name: string;
    itemListElement: {
        '@type': string;
        position: number;
    }[];
};
