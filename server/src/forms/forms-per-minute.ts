/** How many forms one client may send a minute, unless `FORMS_PER_MINUTE` says otherwise. */
export const defaultFormsPerMinute = 30;
