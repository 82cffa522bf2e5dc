import type { CheckoutManifest } from './read-checkout-versions';

/** The packages whose types are compared with the published ones. */
export const typedPackages = ['kit', 'blog-tool', 'shared-config', 'shared-ui'] as const;

/** A package whose types are compared with the published ones. */
export type TypedPackage = (typeof typedPackages)[number];

/**
 * The public modules of a package, as they are imported: those for making a remote. The others are for the site's own packages, or have its
 * content (robots, references, media), and may change with every version. All of `blog-tool` and of `shared-ui`, which have no list, but a
 * gallery.
 */
const publicModules: Partial<Record<TypedPackage, readonly string[]>> = {
  kit: [
    './contract/datasheet',
    './contract/navigation-state',
    './contract/page-missing',
    './contract/remote-definition',
    './contract/remote-name',
    './forms/email-address',
    './forms/find-field-errors',
    './forms/form-field',
    './http/with-timeout',
    './media/media-file',
    './page/base-path',
    './page/browser-storage',
    './page/button',
    './page/contexts',
    './page/forms/form-field',
    './page/forms/use-field-errors',
    './page/is-connection-scarce',
    './page/page-head',
    './page/picture',
    './page/post/block-view',
    './page/post/post-article',
    './page/post/rich-text',
    './page/slots/define-slot',
    './page/slots/slot',
    './page/use-collapse-unseen',
    './page/use-early-value',
    './page/use-hydrated',
    './page/use-in-view',
    './page/use-kept-item',
    './page/use-media-query',
    './page/use-query',
    './page/use-shown',
    './page/when-idle',
    './posts/format-day',
    './presets/federation/shared-singletons',
    './presets/jest/expect-console',
    './presets/jest/fake-browser',
    './presets/jest/prerendered-json-ld',
    './presets/rspack/browser-configuration',
    './presets/rspack/node-configuration',
    './presets/rspack/remote-configurations',
    './presets/rspack/standalone-configuration',
  ],
  'shared-config': ['./forms/person-fields', './site', './store', './tokens'],
};

/** Modules with the site's content, or a post's, which public ones may export again: their types are not compared. */
export const hasContent = (declarations: string): boolean =>
  /^(src\/(media|posts|references|robots)|posts)\/(?!format-day)/.test(declarations);

/** The public modules of a package: each as it is imported, and its declarations below the folder with the types. */
export function listPublicModules(
  name: TypedPackage,
  { exports }: Pick<CheckoutManifest, 'exports'>,
): { module: string; declarations: string }[] {
  const modules = publicModules[name] ?? Object.keys(exports).filter((module) => module !== './gallery');
  return modules.flatMap((module) => {
    const file = sourceOf(module, exports);
    const declarations = file?.replace(/^\.\//, '').replace(/\.tsx?$/, '.d.ts');
    return declarations?.endsWith('.d.ts') ? [{ module: module.replace('.', name), declarations }] : [];
  });
}

/** The source that a package exports as a module, by name or by pattern; `undefined` for any other module. */
export function sourceOf(module: string, exports: Readonly<Record<string, string>>): string | undefined {
  if (exports[module] !== undefined) return exports[module];
  for (const [pattern, file] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end !== undefined && module.startsWith(start) && module.endsWith(end))
      return file.replace('*', module.slice(start.length, module.length - end.length));
  }
  return undefined;
}
