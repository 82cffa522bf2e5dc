import { useQuery } from 'kit/page/use-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Name of the query in the address, as in the lists of the site. */
export const queryParameter = 'q';

/** Longest query in characters, several times that of a sentence. */
export const longestQuery = 200;

/** Time in ms without a key until the address has what was typed: with it, the router renders the frame of the page anew. */
const pause = 400;

/** The query of the search: it is in the address once the visitor pauses, or leaves the field; until then it is being typed. */
export function useTypedQuery(): {
  query: string;
  isTyping: boolean;
  type: (query: string) => void;
  settle: () => void;
} {
  const [address, change] = useQuery();
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    if (typed === undefined) return;
    change({ [queryParameter]: typed || [] });
    setTyped(undefined);
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(settleLater, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = (typed ?? address.get(queryParameter) ?? '').slice(0, longestQuery);
  return { query, isTyping: typed !== undefined, type: setTyped, settle };
}
