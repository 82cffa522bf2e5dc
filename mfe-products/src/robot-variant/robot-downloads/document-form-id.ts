/** Address of the form on the page: a link to it opens the form. */
export const documentFormId = 'document';
