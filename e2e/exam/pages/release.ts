/** Which release of the remote this is; a redeploy counts it up. */
export const release = 1;
