import { Parser } from 'htmlparser2';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { formNameField, trapField } from 'kit/forms/form-field';
import { refuseFindings } from '../../delivery-error';
import type { Finding, RenderedPage } from './check-heads';
import { sourceOf } from './select-pages';

/**
 * Finds pages that send a form which the site does not have, a field that its form does not have, or none of a field that has to be
 * filled in: the server would drop what was typed, or refuse every message.
 * @param pages of the whole site where a shell is released, so they may be read one by one
 */
export async function findWrongForms(
  pages: Iterable<RenderedPage> | AsyncIterable<RenderedPage>,
  { forms }: Pick<SiteDefinition, 'forms'>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const { page, html } of pages)
    for (const { name, fields } of listForms(html))
      for (const fault of findFaults(name, fields, forms))
        found.push({ page, text: `${sourceOf(page.owner)}: ${page.location} ${fault}` });
  return found;
}

/** @throws {DeliveryError} naming each page, its file, the form and the field. */
export function refuseForms(wrong: readonly Finding[]): void {
  refuseFindings(
    'form-not-defined',
    [...new Set(wrong.map(({ text }) => text))],
    'Have the page and the definition of the site agree, and release the shell and the remote in one command',
  );
}

function findFaults(name: string, sent: readonly string[], forms: SiteDefinition['forms']): string[] {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!form) return [`sends the form "${name}", which the site does not have`];
  const unknown = sent.filter((field) => !Object.hasOwn(form.fields, field));
  const missing = Object.entries(form.fields).filter(([field, { required }]) => required && !sent.includes(field));
  return [
    ...unknown.map((field) => `sends the field "${field}", which the form "${name}" does not have`),
    ...missing.map(([field]) => `has no field "${field}", without which the form "${name}" is refused`),
  ];
}

/** The forms of a page that are sent to the site, each with its fields. */
function listForms(html: string): { name: string; fields: string[] }[] {
  const forms: { name: string; fields: string[] }[] = [];
  let open: { name: string; fields: string[] } | undefined;
  const parser = new Parser({
    onopentag: (element, { name, value }) => {
      if (element === 'form') open = { name: '', fields: [] };
      if (!open || !name || !['input', 'select', 'textarea'].includes(element)) return;
      if (name === formNameField) open.name = value ?? '';
      else if (name !== trapField && !open.fields.includes(name)) open.fields.push(name);
    },
    onclosetag: (element) => {
      if (element !== 'form' || !open) return;
      // Others, such as that of a search, are no messages.
      if (open.name !== '') forms.push(open);
      open = undefined;
    },
  });
  parser.end(html);
  return forms;
}
