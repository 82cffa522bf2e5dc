/** Where pages send how they fared, beside `reportAddress`. */
export const signalAddress = '/__signals';
