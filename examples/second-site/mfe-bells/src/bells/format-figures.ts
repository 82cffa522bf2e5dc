const whole = new Intl.NumberFormat('de-DE');

/** A length in mm as people read it. */
export const formatLength = (length: number): string => `${whole.format(length)} mm`;

/** A weight in kg as people read it. */
export const formatWeight = (weight: number): string => `${whole.format(weight)} kg`;
