// The border behind which shared packages may arrive later.
void import('./hydrate');
