/** File in the server's data folder with the token of the staff listener; only its owner may read it. */
export const staffTokenFile = 'staff-token';

/** Path of the staff link, which starts a session with the token of its query. */
export const staffLinkPath = '/__staff';

/** Paths at the staff listener that end the session of a browser, and all sessions. */
export const logOutPath = `${staffLinkPath}/log-out`;
export const endSessionsPath = `${staffLinkPath}/end-sessions`;
