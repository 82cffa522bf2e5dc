import type { Screen } from './screens';

/** Screens that need nothing but their name. */
const others = ['trash', 'pictures', 'authors'] as const;
type Others = (typeof others)[number];

/** The screen that an address of the tool asks for. */
export type Asked =
  | { name: 'list' | Others }
  /** `id` of a post, or the key of a form for a new one; the key of the draft that is edited, where the address has one. */
  | { name: 'edit' | 'new' | 'view' | 'versions'; id: string; draft: string | null };

/** Reads which screen the query of an address asks for; the list when it names none. */
export function readAddress(search: string): Asked {
  const query = new URLSearchParams(search);
  for (const name of ['edit', 'new', 'view', 'versions'] as const) {
    const id = query.get(name);
    // The key of a form becomes the id of a document.
    if (id && (name !== 'new' || /^[\w-]{1,100}$/.test(id))) return { name, id, draft: query.get('draft') };
  }
  return { name: others.find((name) => query.has(name)) ?? 'list' };
}

/** Whether two queries ask for the same screen, whichever draft it shows. */
export const isSameAddress = (one: string, other: string) => askedQuery(one) === askedQuery(other);

function askedQuery(search: string): string {
  const asked = readAddress(search);
  return 'id' in asked ? queryOf({ [asked.name]: asked.id }) : asked.name;
}

/** The query of a screen's address; `undefined` for one that is shown at whatever address asked for it. */
export function addressOf(screen: Screen): string | undefined {
  switch (screen.name) {
    case 'list':
      return '';
    case 'form':
      return screen.editing
        ? queryOf({ edit: screen.editing.post.id, draft: screen.draftKey })
        : queryOf({ new: screen.draftKey });
    case 'view':
      return queryOf({ view: screen.post.id });
    case 'history':
      return queryOf({ versions: screen.post.id });
    case 'trash':
    case 'pictures':
    case 'authors':
      return `?${screen.name}`;
    case 'opening':
    case 'missing':
      return undefined;
  }
}

const queryOf = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
