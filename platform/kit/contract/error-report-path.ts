/** Where pages send their reports; a host that takes none responds with an error, which is ignored. */
export const reportAddress = '/__errors';
