import { type PartProperties, type ShowSlot, SlotContext } from 'kit/page/contexts';
import { Component, memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ComposedRemote } from '../../contract/composition';
import { findPart, findPartInSite, forgetFailedParts, isPartLoaded, loadPartNow, partComponent } from './part-loader';
import { RemoteLoadError } from './remote-load-error';
import { sendErrorReport } from './send-error-report';

type Site = { remotes: readonly ComposedRemote[]; isPrerendered: boolean };

/**
 * Fills the slots of a page with the parts of other remotes (`kit/page/slots/define-slot`), each behind a border of its own:
 * what fails leaves the page as it is, with the slot's fallback.
 * @param slots those that the page's route names
 * @param isPrerendered whether the page's HTML is on screen already, with its parts
 */
export function SlotProvider({
  slots,
  remotes,
  isPrerendered,
  children,
}: Site & { slots?: readonly string[] | undefined; children: ReactNode }) {
  const show = useMemo(
    (): ShowSlot =>
      ({ fallback, ...part }) => {
        if (!slots?.includes(part.name))
          throw new Error(
            `The page has a slot "${part.name}" that its route does not name. Add it to "slots" in remote.ts`,
          );
        return (
          <SlotContent key={part.name} {...part} fallback={fallback} remotes={remotes} isPrerendered={isPrerendered} />
        );
      },
    [slots, remotes, isPrerendered],
  );
  useEffect(() => forgetFailedParts, []);
  return <SlotContext value={show}>{children}</SlotContext>;
}

type SlotContentProps = Site & PartProperties & { fallback: ReactNode };

function SlotContent({ isPrerendered, ...slot }: SlotContentProps) {
  const given = JSON.stringify(slot.data);
  const location = useLocation();
  const [composedAt] = useState(location);
  // As in `nearSection`: React shows another address only when all that may read it is hydrated.
  if (location !== composedAt) loadPartNow(slot.name);
  const [composed] = useState(given);
  const [isComposed, setIsComposed] = useState(isPrerendered);
  // A part that waits for its scripts cannot show other data, and would hold the whole page back: another one takes its place.
  if (isComposed && given !== composed && !isPartLoaded(slot.name)) setIsComposed(false);
  return <FilledSlot key={String(isComposed)} {...slot} given={given} isPrerendered={isComposed} />;
}

/** Memoised by what is given: an update that reaches a boundary before it is hydrated drops it to its fallback (architecture §9 Hydration). */
const FilledSlot = memo(
  function FilledSlot({ name, data, fallback, remotes, isPrerendered }: SlotContentProps & { given: string }) {
    // The document says it without a border then.
    if (isPrerendered && !findPart(remotes, name)) return fallback;
    const Part = partComponent(name, remotes, isPrerendered);
    return (
      <div data-slot={name}>
        <PartBoundary name={name} remotes={remotes} fallback={fallback}>
          <Suspense fallback={fallback}>
            <Part name={name} data={data} fallback={fallback} />
          </Suspense>
        </PartBoundary>
      </div>
    );
  },
  (one, other) => one.given === other.given && one.name === other.name && one.isPrerendered === other.isPrerendered,
);

type PartBoundaryProps = {
  name: string;
  remotes: readonly ComposedRemote[];
  fallback: ReactNode;
  children: ReactNode;
};

/** Catches what a part throws. */
class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    const { name, remotes } = this.props;
    // A load error was reported where it happened; whatever else is thrown here has loaded, so the site was asked for its remotes.
    if (error instanceof RemoteLoadError) return;
    void findPartInSite(remotes, name).then((found) => found && sendErrorReport(found.remote, error));
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
