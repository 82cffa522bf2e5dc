/** What a part says when the page hands over something else than its schema takes: neither of the two is wrong by itself. */
export const slotMisfit = "the part does not take the page's";
