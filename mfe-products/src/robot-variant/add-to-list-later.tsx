import { useHydrated } from 'kit/page/use-hydrated';
import { whenIdle } from 'kit/page/when-idle';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { AddToList } from 'shared-ui/shortlist/add-to-list';

type AddToListProps = ComponentProps<typeof AddToList>;

/** Where it does not come, the page is as it is without script. */
const LoadedLater = lazy<ComponentType<AddToListProps>>(async () => {
  await new Promise<void>(whenIdle);
  return import(/* webpackChunkName: "list" */ 'shared-ui/shortlist/add-to-list').then(
    ({ AddToList }) => ({ default: AddToList }),
    () => ({ default: () => null }),
  );
});

/** `AddToList` on a page that does not parse anything else in its first view: its script comes once the page is idle. */
export function AddToListLater(props: AddToListProps) {
  return (
    useHydrated() && (
      <Suspense>
        <LoadedLater {...props} />
      </Suspense>
    )
  );
}
