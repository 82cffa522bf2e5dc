import { writeColours } from 'kit/contract/palette';
import { policyHash } from 'kit/contract/policy-hash';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { countLength } from 'kit/forms/find-field-errors';
import type { FormDefinition } from 'kit/forms/form-definition';
import type { FieldErrors, FormField } from 'kit/forms/form-field';
import { formNameField, trapField } from 'kit/forms/form-field';
import { escapeHtml } from 'kit/http/escape-html';
import { chooseWords } from 'kit/words/choose-words';
import type { Words } from 'kit/words/words';
import type { WithBase } from '../http/with-base';

/** The name, language and colours of a site for a page, and where it is. */
export type NamedSite = Pick<SiteDefinition, 'name' | 'language' | 'palette'> & { withBase: WithBase };

/** A form with the typed values, and a sentence for each refused field. */
export type FilledForm = {
  form: string;
  definition: FormDefinition;
  fields: Readonly<Record<string, string>>;
  errors: FieldErrors;
};

/**
 * The page for a visitor without the script whose form was refused: the reason, and the form with all that was typed, to be
 * corrected and sent again. Without a form it says to go back, where the browser has kept the text.
 * @param site whose page it is; one that was composed before sites had definitions has no name
 * @param reason a sentence for the visitor, with what to do
 */
export function writeRefusedFormPage(
  { name, language, palette, withBase }: NamedSite,
  reason: string,
  filled?: FilledForm,
): string {
  const words = chooseWords(language);
  const { title, heading, goBack } = words.refusedForm;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="${withBase('/media/favicon.svg')}" type="image/svg+xml"><title>${title} | ${escapeHtml(name)}</title><style>${writeColours(palette)}</style><style>${style}</style></head><body>
<header><a href="${withBase('/')}">${escapeHtml(name)}</a></header>
<main><h1>${heading}</h1><p>${escapeHtml(reason)}</p>
${filled ? writeForm(filled, withBase('/'), words) : `<p>${goBack}</p>`}</main></body></html>`;
}

function writeForm({ form, definition, fields, errors }: FilledForm, action: string, words: Words): string {
  const known = Object.entries<FormField>(definition.fields);
  const links = known.flatMap(([name]) =>
    errors[name] === undefined ? [] : [`<li><a href="#${name}">${escapeHtml(errors[name])}</a></li>`],
  );
  return `${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}
<form name="${form}" method="post" action="${action}" novalidate><input type="hidden" name="${formNameField}" value="${form}">
${known.map(([name, field]) => writeField(name, field, fields[name] ?? '', errors[name], words)).join('\n')}
<p hidden><label>${words.fields.trap} <input name="${trapField}" tabindex="-1" autocomplete="off"></label></p>
<button>${words.refusedForm.submit}</button></form>`;
}

function writeField(name: string, field: FormField, value: string, error: string | undefined, words: Words): string {
  if (field.type === 'hidden') return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const { label, required, autoComplete, placeholder } = field;
  const attributes = [
    `id="${name}" name="${name}"`,
    required && 'required',
    autoComplete && `autocomplete="${escapeHtml(autoComplete)}"`,
    placeholder && `placeholder="${escapeHtml(placeholder)}"`,
    error && `aria-invalid="true" aria-describedby="${name}-error"`,
  ];
  const control = writeControl(field, attributes.filter(Boolean).join(' '), value, words);
  const labelled = `<label for="${name}">${escapeHtml(label)}${required ? '<span aria-hidden="true"> *</span>' : ''}</label>`;
  return `<p>${field.type === 'checkbox' ? `${control} ${labelled}` : `${labelled}${control}`}${
    error
      ? `<span class="error" id="${name}-error">${escapeHtml(error)}</span>${countLength(field, value, words) ?? ''}`
      : ''
  }</p>`;
}

function writeControl(
  field: Exclude<FormField, { type: 'hidden' }>,
  attributes: string,
  value: string,
  { refusedForm }: Words,
): string {
  switch (field.type) {
    case 'textarea':
      // A parser drops the first line break of a text area, so one is added.
      return `<textarea rows="8" ${attributes}>\n${escapeHtml(value)}</textarea>`;
    case 'select': {
      const options = field.options.map(
        (option) => `<option${option === value ? ' selected' : ''}>${escapeHtml(option)}</option>`,
      );
      return `<select ${attributes}><option value="">${refusedForm.selectOption}</option>${options.join('')}</select>`;
    }
    case 'checkbox': {
      const [ticked = ''] = field.options;
      return `<input type="checkbox" value="${escapeHtml(ticked)}" ${attributes}${value === ticked ? ' checked' : ''}>`;
    }
    default:
      return `<input type="${field.type}" value="${escapeHtml(value)}" ${attributes}>`;
  }
}

const style = `body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--colour-ink);background:var(--colour-page)}header,main{max-width:42rem;margin:auto;padding:1.5rem 1.25rem}header a{color:inherit;font-weight:650;font-size:1.25rem;text-decoration:none}h1{line-height:1.2}ul{padding-left:1.25rem}ul a,.error{color:var(--colour-error)}form{display:grid;gap:1rem}p{margin:0}ul,h1+p{margin:0 0 1.5rem}label{font-weight:600;font-size:.875rem}.error{display:block;margin-top:.5rem;font-size:.875rem}input:not([type=checkbox]),select,textarea{display:block;box-sizing:border-box;width:100%;min-height:3rem;margin-top:.5rem;padding:.6875rem .875rem;border:1px solid var(--colour-line-strong);border-radius:.375rem;font:inherit;color:inherit;background:var(--colour-surface)}[type=checkbox]{width:1.5rem;height:1.5rem;vertical-align:middle}form [aria-invalid][name]{border-color:var(--colour-error)}button{justify-self:start;min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:999px;font:inherit;font-weight:600;color:var(--colour-on-accent);background:var(--colour-accent);cursor:pointer}:focus-visible{outline:3px solid var(--colour-focus);outline-offset:2px}`;

/** Policy of the page: it contains what strangers typed. */
export const refusedFormPolicy = ({ palette }: Pick<NamedSite, 'palette'>) =>
  `default-src 'none'; img-src 'self'; style-src ${policyHash(writeColours(palette))} ${policyHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
