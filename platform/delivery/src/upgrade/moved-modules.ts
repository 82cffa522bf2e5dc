// The imports of teams on 1.x, and where 2.0.0 has them. `upgrade` goes by this list, and its test compares it with the exports of the packages.

/** The version that `upgrade` leads to; a module that moves with a later major version wants a map of its own. */
export const upgradedVersion = '2.0.0';

/**
 * Modules of 1.x that have moved, by the name under which they were imported, with the name of now. One that ends with a slash is a folder
 * of modules; of two that fit, the longer one holds, so that a module may stay where its folder has left.
 */
export const movedModules: Readonly<Record<string, string>> = {
  'shared-config/browser-storage': 'kit/page/browser-storage',
  'shared-config/contract/': 'kit/contract/',
  'shared-config/format-day': 'kit/posts/format-day',
  'shared-config/forms/email-address': 'kit/forms/email-address',
  'shared-config/forms/find-field-errors': 'kit/forms/find-field-errors',
  'shared-config/forms/form-field': 'kit/forms/form-field',
  'shared-config/forms/submission-retention': 'kit/forms/submission-retention',
  'shared-config/forms/thank-you-path': 'kit/forms/thank-you-path',
  'shared-config/http/': 'kit/http/',
  'shared-config/media/datasheet-file': 'kit/media/datasheet-file',
  'shared-config/media/media-file': 'kit/media/media-file',
  'shared-config/media/own-file': 'kit/media/own-file',
  'shared-config/media/share-image': 'kit/media/share-image',
  'shared-config/posts/': 'kit/posts/',
  'shared-config/posts/embeds': 'shared-config/posts/embeds',
  'shared-config/posts/post-address': 'shared-config/posts/post-address',
  'shared-config/presets/': 'kit/presets/',
  'shared-config/presets/typefaces/': 'shared-config/presets/typefaces/',
  'shared-config/search/': 'kit/search/',
  'shared-config/search/search-path': 'shared-config/search/search-path',
  'shared-config/slots/define-slot': 'kit/page/slots/define-slot',
  'shared-config/slots/slot': 'kit/page/slots/slot',
  'shared-config/with-timeout': 'kit/http/with-timeout',
  'shared-ui/badge.module.css': 'kit/page/badge.module.css',
  'shared-ui/forms/form-field': 'kit/page/forms/form-field',
  'shared-ui/forms/form-field.module.css': 'kit/page/forms/form-field.module.css',
  'shared-ui/forms/use-field-errors': 'kit/page/forms/use-field-errors',
  'shared-ui/is-connection-scarce': 'kit/page/is-connection-scarce',
  'shared-ui/picture': 'kit/page/picture',
  'shared-ui/post/block-view': 'kit/page/post/block-view',
  'shared-ui/post/post-article': 'kit/page/post/post-article',
  'shared-ui/post/rich-text': 'kit/page/post/rich-text',
  'shared-ui/use-collapse-unseen': 'kit/page/use-collapse-unseen',
  'shared-ui/use-early-value': 'kit/page/use-early-value',
  'shared-ui/use-hydrated': 'kit/page/use-hydrated',
  'shared-ui/use-in-view': 'kit/page/use-in-view',
  'shared-ui/use-kept-item': 'kit/page/use-kept-item',
  'shared-ui/use-media-query': 'kit/page/use-media-query',
  'shared-ui/use-query': 'kit/page/use-query',
  'shared-ui/use-shown': 'kit/page/use-shown',
  'shared-ui/when-idle': 'kit/page/when-idle',
};

/** Names that have left a module which has stayed, with the module that exports them now. */
export const movedNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shared-config/site': {
    basePath: 'kit/page/base-path',
    basePathScript: 'kit/page/base-path',
    provideBasePath: 'kit/page/base-path',
    withBase: 'kit/page/base-path',
  },
  'shared-config/store': { PartProperties: 'kit/page/contexts', ShowSlot: 'kit/page/contexts' },
};

/** Where a module of 1.x is now; `undefined` for one that has not moved. */
export function findMovedModule(specifier: string): string | undefined {
  const known = Object.keys(movedModules).filter(
    (name) => name === specifier || (name.endsWith('/') && specifier.startsWith(name)),
  );
  const longest = known.sort((one, other) => other.length - one.length)[0];
  const moved = longest === undefined ? undefined : `${movedModules[longest]}${specifier.slice(longest.length)}`;
  return moved === specifier ? undefined : moved;
}
