/** Where pages send how they fared, beside `reportAddress`. */
export const signalAddress = '/__signals';

/** Days that sums of it are kept; the privacy page says so. */
export const signalRetentionDays = 90;
