import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Asked, addressOf, isSameAddress, readAddress } from './screen-addresses';
import type { Screen } from './screens';

/** The shown screen, and how to open the one that an address asks for. */
type ScreenAddress = {
  screen: Screen;
  /** Whether posts can be opened: they are still loading otherwise. */
  isReady: boolean;
  open: (asked: Asked) => void;
  /** Whether the screen can be left without losing anything; asked in that moment. */
  mayLeave: RefObject<(() => boolean) | undefined>;
};

/** Gives each screen its address, and opens the screen of an address that somebody comes to: by a link, a reload, or Back. */
export function useScreenAddress({ screen, isReady, open, mayLeave }: ScreenAddress): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { draftKey, form = draftKey } = screen.name === 'form' ? screen : {};
  const address = addressOf(screen);
  /** The address whose screen is shown, or about to be because it was asked for. */
  const shown = useRef<ShownAddress>(screen.name === 'opening' ? undefined : { search });

  // With the screen itself: whoever reloads the page comes back to what they see.
  useLayoutEffect(() => {
    const before = shown.current;
    if (address === undefined || !before) return;
    shown.current = { search: address, draftKey, form };
    if (isSameAddress(before.search, address)) {
      // An address leads to this draft and not to another one of its post: after a reload, and in another browser.
      if (draftKey !== before.draftKey) void navigate({ search: address }, { replace: true });
      return;
    }
    // Back does not return to an address that is another one's, such as that of a new post which was saved since.
    const isReplaced = before.isAsked === true || (form !== undefined && form === before.form);
    void navigate({ search: address }, { replace: isReplaced });
  }, [address, draftKey, navigate]);

  useEffect(() => {
    const before = shown.current;
    if (before && isSameAddress(before.search, search)) return;
    const asked = readAddress(search);
    if (!isReady && 'id' in asked) return;
    if (before && mayLeave.current?.() === false) {
      void navigate({ search: before.search });
      return;
    }
    shown.current = { search, isAsked: true };
    open(asked);
  }, [search, isReady]);
}

type ShownAddress = { search: string; draftKey?: string | undefined; form?: string | undefined; isAsked?: boolean };
