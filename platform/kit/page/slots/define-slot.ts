import { slotMisfit } from 'kit/contract/slot-misfit';
import type { PartProperties } from 'kit/page/contexts';
import { type ComponentType, createElement } from 'react';
import * as v from 'valibot';

/** A place on a page for a part of another remote: its name, and the schema of the page's data for it. */
export type SlotDefinition<Name extends string, Entries extends v.ObjectEntries> = {
  name: Name;
  data: v.ObjectSchema<Entries, undefined>;
};

/** The data that a page passes to the part in a slot. */
export type SlotData<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/**
 * Declares a slot. It stands in `site-slots.ts`, where the page that has it and the remote that fills it find it; the page's route
 * names it in `slots`, the other remote in `exposes` (both in `remote.ts`).
 * @param name lower-case words joined by hyphens
 * @param entries schema of each value that the page hands over
 */
export const defineSlot = <const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
): SlotDefinition<Name, Entries> => ({ name, data: v.object(entries) });

/**
 * Makes the default export of a part's module. The data of the page is parsed: page and part are released apart, and a part that no longer
 * fits is refused when its pages are composed.
 */
export function definePart<Name extends string, Entries extends v.ObjectEntries>(
  slot: SlotDefinition<Name, Entries>,
  Part: ComponentType<SlotData<Entries>>,
): ComponentType<PartProperties> {
  return function PartOfSlot({ name, data }) {
    if (name !== slot.name) {
      throw new Error(`The part is for the slot "${slot.name}"; remote.ts exposes it for "${name}". Correct "exposes"`);
    }
    const { success, output, issues } = v.safeParse(slot.data, data);
    if (success) return createElement(Part, output);
    const [issue] = issues;
    const field = v.getDotPath(issue) ?? 'data';
    throw new Error(`The slot "${name}": ${slotMisfit} ${field}: ${issue.message}`);
  };
}
