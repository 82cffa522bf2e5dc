/** Project of the embedded documents store; the prefix tells Google's tools that it is none of theirs. */
export const embeddedProject = 'demo-site';
