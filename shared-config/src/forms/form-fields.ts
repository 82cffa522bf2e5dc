// Apart from the schemas: pages need these three, and would load the schemas' library with them.

/** Name of the hidden field that names the form on the wire. */
export const formNameField = 'form-name';
/** Trap field: people never see it, so whoever fills it in is a robot (specification §5). */
export const trapField = 'bot-field';

/** Reasons a visitor can choose from (specification §5). */
export const contactReasons = ['Looking for Solutions', 'Partnership', 'Support'] as const;
