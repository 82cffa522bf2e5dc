import * as v from 'valibot';
import { serialiseInline } from './composition';
import { parseContract } from './parse-contract';

/** Schema of the entries of remotes in a page: releases have checked them more closely. Few kinds of schema, as in `composition.ts`. */
const menusSchema = v.record(
  v.string(),
  v.array(
    v.object({ to: v.string(), label: v.string(), note: v.optional(v.string()), picture: v.optional(v.string()) }),
  ),
);

/** The entries that remotes have in the menus of a site, by menu. */
export type Menus = v.InferOutput<typeof menusSchema>;

const elementId = 'menus';
const opening = `<script type="application/json" id="${elementId}">`;
const ending = '</script>';

/** The element with the entries of all menus; nothing where there are none. */
export const writeMenusElement = (menus: Menus): string =>
  Object.keys(menus).length === 0 ? '' : opening + serialiseInline(menus) + ending;

const parseMenus = (text: string, page: string): Menus =>
  parseContract(menusSchema, JSON.parse(text), {
    code: 'invalid-composition',
    subject: `menus of ${page}`,
    remedy: 'Compose the site again',
  });

/** The entries that the document has. @throws {ContractError} naming the field and the reason. */
export const readInlineMenus = (): Menus =>
  parseMenus(document.getElementById(elementId)?.textContent ?? '{}', location.pathname);

/** The entries that the HTML of a composed page has. @throws {ContractError} naming the field and the reason. */
export function readMenusIn(html: string, page: string): Menus {
  const [, behind] = html.split(opening);
  return parseMenus(behind?.split(ending, 1)[0] ?? '{}', page);
}
