/** The two builds of a package (architecture §9 Builds). */
export type Target = 'web' | 'node';
