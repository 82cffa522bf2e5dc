/** File in the server's data folder that holds the staff door's token; its owner alone may read it. */
export const staffTokenFile = 'staff-token';

/** Where the staff door takes a token from the link that the server prints, and puts it into a cookie. */
export const staffLinkPath = '/__staff';
