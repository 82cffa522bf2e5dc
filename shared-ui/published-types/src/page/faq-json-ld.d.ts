/** Questions with their answers, as schema.org FAQPage. */
export declare const faqJsonLd: (questions: readonly Readonly<Record<'question' | 'answer', string>>[]) => {
    '@type': string;
    mainEntity: {
        '@type': string;
        name: string;
        acceptedAnswer: {
            '@type': string;
            text: string;
        };
    }[];
};
