import { SlotContext } from 'kit/page/contexts';
import { type ReactNode, useContext } from 'react';
import type { ObjectEntries } from 'valibot';
import type { SlotData, SlotDefinition } from './define-slot';

type SlotProperties<Definition> =
  Definition extends SlotDefinition<infer Name, infer Entries>
    ? {
        name: Name;
        data: SlotData<Entries>;
        /** Shown when no remote fills it, and when the one that does is down or its part throws; nothing when absent. */
        fallback?: ReactNode;
      }
    : never;

/**
 * A place on a page that shows the part of the remote which fills it. The definition is a type here, so that no page loads schemas.
 *
 * @example
 * <Slot<typeof robotPartners> name="robot-partners" data={{ robot: 'booster' }} />
 */
export function Slot<Definition extends SlotDefinition<string, ObjectEntries>>({
  name,
  data,
  fallback = null,
}: SlotProperties<Definition>): ReactNode {
  return useContext(SlotContext)({ name, data, fallback });
}
