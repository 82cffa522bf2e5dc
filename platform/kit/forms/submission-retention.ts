/** Days after which the server deletes a submission. The privacy page promises it: two years. */
export const submissionRetentionDays = 730;

/** Days for which a backup is kept. The privacy page says how much longer it may hold what was deleted. */
export const backupRetentionDays = 30;
