const prefix = 'waiting:';

/** A name for a picture that no store has yet: it stands in the draft in the place of the stored one's. */
export const createWaitingName = (): string => prefix + crypto.randomUUID();

/** Whether a picture is named that no store has yet. */
export const isWaitingName = (name: string): boolean => name.startsWith(prefix);
