/**
 * The warning of the federation runtime in a page's console when the shell asks once more for a remote whose entry did not come, as it does
 * on a busy machine. It is no fault of the page; a remote that does not come at all has another message.
 */
// Never slow: the runtime names a remote, and other messages do not begin like this again and again.
export const reloadWarning = /\[ Federation Runtime \]: The remote .* is already registered/;
