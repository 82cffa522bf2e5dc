/** Where pages send their reports; a host that takes none answers with an error, which nobody waits for. */
export const reportAddress = '/__errors';
