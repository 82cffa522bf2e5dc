import * as v from 'valibot';

/** The environment that visitors get, and that is meant where none is named. */
export const production = 'production';

/** Beginning of the name of an environment that shows unreleased versions: one for each pull request. */
const previewPrefix = 'preview-';

/** Schema of an environment's name: it stands in the names of files and documents. */
export const siteEnvironmentSchema = v.pipe(
  v.string(),
  v.maxLength(40, 'must have 40 characters at most'),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as "staging"'),
);

/** Whether an environment is a preview, which is composed anew and never promoted from. */
export const isPreview = (environment: string): boolean => environment.startsWith(previewPrefix);

/** Name of the link to the live site of an environment, in the delivery folder. */
export const siteLinkName = (environment: string): string =>
  environment === production ? 'site' : `site-${environment}`;

/** The environment whose live site a link of that name leads to; `undefined` for any other name. */
export function environmentOfLink(name: string): string | undefined {
  if (name === siteLinkName(production)) return production;
  const environment = name.startsWith('site-') ? name.slice('site-'.length) : '';
  return v.is(siteEnvironmentSchema, environment) && environment !== production ? environment : undefined;
}
