/** File in the server's data folder with the token of the staff listener; only its owner may read it. */
export const staffTokenFile = 'staff-token';

/** Path of the staff link, which puts the token of its query into a cookie. */
export const staffLinkPath = '/__staff';
