/** The message of a part whose schema refuses the props of the page: neither of the two is wrong by itself. */
export const slotMisfit = "the part does not take the page's";
