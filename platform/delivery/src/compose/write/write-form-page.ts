import type { SiteDefinition } from 'kit/contract/site-definition';
import { formNameField, trapField } from 'kit/forms/form-field';
import { chooseWords } from 'kit/words/choose-words';

/** Where the page stands in the site; nothing links to it. */
export const formPageFile = 'forms/index.html';

/**
 * A page that static hosts with a form capture find all forms on (issue 4). Such a host rewrites the forms that it
 * detects, which would break hydration, so the site's own pages carry none of the attributes it looks for; this one does.
 * Every field of each form is on it: a host drops fields that it has not seen.
 */
export function writeFormPage(
  definition: Pick<SiteDefinition, 'forms' | 'contact' | 'language'>,
  basePath: string,
): string {
  const forms = Object.entries(definition.forms).map(([form, { fields }]) => {
    const names = [formNameField, ...Object.keys(fields), trapField];
    const inputs = names.map(
      (name) => `<input name="${name}"${name === formNameField ? ` type="hidden" value="${form}"` : ''}>`,
    );
    return `<form name="${form}" method="post" action="${basePath}/" data-netlify="true" netlify-honeypot="${trapField}" hidden>${inputs.join('')}</form>\n`;
  });
  const { title, text } = chooseWords(definition.language).formsPage;
  const link = (words: string) => `<a href="${basePath}${definition.contact}">${words}</a>`;
  return (
    `<!doctype html><html lang="${definition.language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1><p>${text(link)}</p>\n${forms.join('')}</main></body></html>\n`
  );
}
