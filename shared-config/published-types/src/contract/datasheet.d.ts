import * as v from 'valibot';
declare const blockSchema: v.VariantSchema<"kind", [v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"text", undefined>;
    readonly text: v.StringSchema<undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"list", undefined>;
    readonly items: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"steps", undefined>;
    readonly steps: v.ArraySchema<v.StrictObjectSchema<{
        readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly text: v.StringSchema<undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"figures", undefined>;
    readonly figures: v.ArraySchema<v.StrictObjectSchema<{
        readonly label: v.StringSchema<undefined>;
        readonly value: v.StringSchema<undefined>;
        readonly base: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"table", undefined>;
    readonly caption: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly columns: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    readonly rows: v.ArraySchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"picture", undefined>;
    readonly picture: v.StrictObjectSchema<{
        /** File in `media/datasheets/pictures/`, without its ending. */
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        /** Says what is seen. */
        readonly alt: v.StringSchema<undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"drawings", undefined>;
    readonly rows: v.ArraySchema<v.ArraySchema<v.StrictObjectSchema<{
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly width: v.NumberSchema<undefined>;
        readonly height: v.NumberSchema<undefined>;
        readonly strokes: v.ArraySchema<v.StrictObjectSchema<{
            readonly style: v.PicklistSchema<readonly ["outline", "detail", "load", "measure", "axis"], undefined>;
            readonly path: v.StringSchema<undefined>;
            readonly isFilled: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
        readonly labels: v.ArraySchema<v.StrictObjectSchema<{
            readonly x: v.NumberSchema<undefined>;
            readonly y: v.NumberSchema<undefined>;
            readonly text: v.StringSchema<undefined>;
            readonly anchor: v.OptionalSchema<v.PicklistSchema<["start", "middle", "end"], undefined>, undefined>;
            readonly isTurned: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"quote", undefined>;
    readonly text: v.StringSchema<undefined>;
    readonly by: v.StringSchema<undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
    readonly kind: v.LiteralSchema<"link", undefined>;
    readonly text: v.StringSchema<undefined>;
    readonly url: v.StringSchema<undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>], undefined>;
declare const sectionSchema: v.StrictObjectSchema<{
    readonly heading: v.StringSchema<undefined>;
    readonly blocks: v.ArraySchema<v.VariantSchema<"kind", [v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"text", undefined>;
        readonly text: v.StringSchema<undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"list", undefined>;
        readonly items: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"steps", undefined>;
        readonly steps: v.ArraySchema<v.StrictObjectSchema<{
            readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly text: v.StringSchema<undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"figures", undefined>;
        readonly figures: v.ArraySchema<v.StrictObjectSchema<{
            readonly label: v.StringSchema<undefined>;
            readonly value: v.StringSchema<undefined>;
            readonly base: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"table", undefined>;
        readonly caption: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly columns: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
        readonly rows: v.ArraySchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"picture", undefined>;
        readonly picture: v.StrictObjectSchema<{
            /** File in `media/datasheets/pictures/`, without its ending. */
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            /** Says what is seen. */
            readonly alt: v.StringSchema<undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"drawings", undefined>;
        readonly rows: v.ArraySchema<v.ArraySchema<v.StrictObjectSchema<{
            readonly title: v.StringSchema<undefined>;
            readonly description: v.StringSchema<undefined>;
            readonly width: v.NumberSchema<undefined>;
            readonly height: v.NumberSchema<undefined>;
            readonly strokes: v.ArraySchema<v.StrictObjectSchema<{
                readonly style: v.PicklistSchema<readonly ["outline", "detail", "load", "measure", "axis"], undefined>;
                readonly path: v.StringSchema<undefined>;
                readonly isFilled: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
            }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
            readonly labels: v.ArraySchema<v.StrictObjectSchema<{
                readonly x: v.NumberSchema<undefined>;
                readonly y: v.NumberSchema<undefined>;
                readonly text: v.StringSchema<undefined>;
                readonly anchor: v.OptionalSchema<v.PicklistSchema<["start", "middle", "end"], undefined>, undefined>;
                readonly isTurned: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
            }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"quote", undefined>;
        readonly text: v.StringSchema<undefined>;
        readonly by: v.StringSchema<undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
        readonly kind: v.LiteralSchema<"link", undefined>;
        readonly text: v.StringSchema<undefined>;
        readonly url: v.StringSchema<undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>], undefined>, undefined>;
    /** Beside its heading (if it is left out), or below it and as wide as the page. */
    readonly layout: v.OptionalSchema<v.PicklistSchema<["beside", "stacked"], undefined>, undefined>;
    readonly startsPage: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>;
declare const datasheetsSchema: v.ArraySchema<v.StrictObjectSchema<{
    /** Name under `/pdfs/`. */
    readonly file: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be lower-case words joined by hyphens, and end with .pdf">]>;
    /** What it is, such as `Data sheet`: printed above its title. */
    readonly kind: v.StringSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly subtitle: v.StringSchema<undefined>;
    /** Raised with every change that a reader must know of. */
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    /** Of that version. */
    readonly date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoDateAction<string, undefined>]>;
    readonly picture: v.StrictObjectSchema<{
        /** File in `media/datasheets/pictures/`, without its ending. */
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        /** Says what is seen. */
        readonly alt: v.StringSchema<undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>;
    /** In a row below the picture. */
    readonly figures: v.ArraySchema<v.StrictObjectSchema<{
        readonly label: v.StringSchema<undefined>;
        readonly value: v.StringSchema<undefined>;
        readonly base: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
    readonly sections: v.ArraySchema<v.StrictObjectSchema<{
        readonly heading: v.StringSchema<undefined>;
        readonly blocks: v.ArraySchema<v.VariantSchema<"kind", [v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"text", undefined>;
            readonly text: v.StringSchema<undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"list", undefined>;
            readonly items: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"steps", undefined>;
            readonly steps: v.ArraySchema<v.StrictObjectSchema<{
                readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
                readonly text: v.StringSchema<undefined>;
            }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"figures", undefined>;
            readonly figures: v.ArraySchema<v.StrictObjectSchema<{
                readonly label: v.StringSchema<undefined>;
                readonly value: v.StringSchema<undefined>;
                readonly base: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"table", undefined>;
            readonly caption: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly columns: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
            readonly rows: v.ArraySchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"picture", undefined>;
            readonly picture: v.StrictObjectSchema<{
                /** File in `media/datasheets/pictures/`, without its ending. */
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
                /** Says what is seen. */
                readonly alt: v.StringSchema<undefined>;
            }, ({ expected, message }: v.StrictObjectIssue) => string>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"drawings", undefined>;
            readonly rows: v.ArraySchema<v.ArraySchema<v.StrictObjectSchema<{
                readonly title: v.StringSchema<undefined>;
                readonly description: v.StringSchema<undefined>;
                readonly width: v.NumberSchema<undefined>;
                readonly height: v.NumberSchema<undefined>;
                readonly strokes: v.ArraySchema<v.StrictObjectSchema<{
                    readonly style: v.PicklistSchema<readonly ["outline", "detail", "load", "measure", "axis"], undefined>;
                    readonly path: v.StringSchema<undefined>;
                    readonly isFilled: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
                readonly labels: v.ArraySchema<v.StrictObjectSchema<{
                    readonly x: v.NumberSchema<undefined>;
                    readonly y: v.NumberSchema<undefined>;
                    readonly text: v.StringSchema<undefined>;
                    readonly anchor: v.OptionalSchema<v.PicklistSchema<["start", "middle", "end"], undefined>, undefined>;
                    readonly isTurned: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
            }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>, undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"quote", undefined>;
            readonly text: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>, v.StrictObjectSchema<{
            readonly kind: v.LiteralSchema<"link", undefined>;
            readonly text: v.StringSchema<undefined>;
            readonly url: v.StringSchema<undefined>;
        }, ({ expected, message }: v.StrictObjectIssue) => string>], undefined>, undefined>;
        /** Beside its heading (if it is left out), or below it and as wide as the page. */
        readonly layout: v.OptionalSchema<v.PicklistSchema<["beside", "stacked"], undefined>, undefined>;
        readonly startsPage: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
    /** Text files that are published beside it, such as outlines for CAD. */
    readonly attachments: v.OptionalSchema<v.ArraySchema<v.StrictObjectSchema<{
        readonly file: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be lower-case words joined by hyphens, and end with .dxf">]>;
        readonly text: v.StringSchema<undefined>;
    }, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>, undefined>;
}, ({ expected, message }: v.StrictObjectIssue) => string>, undefined>;
/** A PDF under `/pdfs/`, described by the same content as a page of the site, so that the two never disagree. */
export type Datasheet = v.InferOutput<typeof datasheetsSchema>[number];
/** A part of a datasheet under its own heading, which is also a bookmark. */
export type DatasheetSection = v.InferOutput<typeof sectionSchema>;
/** What a section is made of. */
export type DatasheetBlock = v.InferOutput<typeof blockSchema>;
/**
 * Declares the datasheets of a remote; the default export of its `datasheets.ts`.
 * @throws {ContractError} when one is malformed.
 */
export declare function defineDatasheets(datasheets: readonly Datasheet[]): readonly Datasheet[];
export {};
