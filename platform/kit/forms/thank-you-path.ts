/** Path of the page that follows a form sent without JavaScript. */
export const thankYouPath = '/thank-you';
