/** The packages that shell and remotes of this site share, beside those of every site: `rspack.config.ts` of each hands it to its preset. */
export const singletons = { 'shared-config/store': '2.0.0' } as const;
