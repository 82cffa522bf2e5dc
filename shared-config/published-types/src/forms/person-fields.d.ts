/** Who writes: the fields that every form begins with (specification §3). */
export declare const personFields: {
    readonly fullName: {
        readonly label: 'Full name';
        readonly type: 'text';
        readonly required: true;
        readonly maxLength: 200;
        readonly autoComplete: 'name';
    };
    readonly companyName: {
        readonly label: 'Company name';
        readonly type: 'text';
        readonly required: true;
        readonly maxLength: 200;
        readonly autoComplete: 'organization';
    };
    readonly email: {
        readonly label: 'Email';
        readonly type: 'email';
        readonly required: true;
        readonly maxLength: 254;
        readonly autoComplete: 'email';
    };
};
/** Where the form stands; filled in by the page. */
export declare const sourceField: {
    readonly source: {
        readonly label: 'Source';
        readonly type: 'hidden';
        readonly required: false;
        readonly maxLength: 200;
    };
};
