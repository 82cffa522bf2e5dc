/**
 * Pattern of the names that classes have in a release. The same in both builds and in every checkout: it depends on the
 * package, the file and the class alone. Four letters instead of both names make the home page a fifth smaller before
 * compression, 2 % after it.
 */
export const classNamePattern = '[hash:base64:4]_[local]';
