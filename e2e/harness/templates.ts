import { UsageError } from 'kit/presets/command-line/usage-error';

/** A page that stands for all that are composed like it. */
export type Template = { name: string; path: string };

/**
 * The 14 templates that are looked at, graded and measured one by one. Pages of the same parts are one template: use cases,
 * industries and solutions, each kind in its own order; the landing pages; the lists; the three parts of the platform.
 */
const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'landing', path: '/lp1' },
  { name: 'platform', path: '/products/syncos' },
  { name: 'robot-line', path: '/products/Mag' },
  { name: 'robot', path: '/products/mag-product?product=lifter' },
  { name: 'use-case', path: '/use-cases/inbound-and-outbound' },
  { name: 'case-studies', path: '/case-studies' },
  { name: 'case-study', path: '/case-study/helix-gearbox-line' },
  { name: 'about', path: '/about-us' },
  { name: 'careers', path: '/careers' },
  { name: 'partners', path: '/partner-with-us' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'blog-tool', path: '/native-blogs' },
];

/**
 * The templates of a list such as `home,robot`, all when it is absent. A path, such as `/industries/distribution`, is a page of its own.
 * @throws {UsageError} for a name that no template has.
 */
export function selectTemplates(list: string | undefined): readonly Template[] {
  if (list === undefined) return templates;
  return list.split(',').map((name) => {
    if (name.startsWith('/')) return { name: name.slice(1).replaceAll(/\W+/g, '-'), path: name };
    const template = templates.find((one) => one.name === name);
    if (template) return template;
    const names = templates.map((one) => one.name).join(', ');
    throw new UsageError(
      `--templates ${name}`,
      'there is no such template',
      `Use a path such as /lp2, or one of ${names}`,
    );
  });
}
