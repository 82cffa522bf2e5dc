import type { itemListJsonLd } from './item-list-json-ld';
/** A schema.org WebPage about a list, published by the company. `path` begins with a slash. */
export declare const webPageJsonLd: ({ name, description, path }: Readonly<Record<'name' | 'description' | 'path', string>>, mainEntity: ReturnType<typeof itemListJsonLd>) => {
    '@type': string;
    name: string;
    description: string;
    url: string;
    publisher: {
        '@type': string;
        name: "Corvane";
        url: "https://www.corvane.example";
    };
    mainEntity: {
        '@type': string;
        name: string;
        itemListElement: {
            '@type': string;
            position: number;
        }[];
    };
};
