/**
 * What the federation runtime writes to a page's console when the shell asks once more for a remote whose entry did not come, as it
 * does on a busy machine. It says nothing of the page; a remote that does not come at all is told in other words.
 */
// Never slow: the runtime names a remote, and other messages do not begin like this again and again.
export const reloadWarning = /\[ Federation Runtime \]: The remote .* is already registered/;
