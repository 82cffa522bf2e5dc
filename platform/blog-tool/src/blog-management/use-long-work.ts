import { useState } from 'react';
import type { Waiting } from '../import-export/give-way';

/** Something that takes long: how far it is, and what ends it. */
type LongWork = { words: string; stop: () => void };

/** What takes long, one thing at a time, whatever screen is shown meanwhile. */
export function useLongWork() {
  const [work, setWork] = useState<LongWork>();
  const run = async <Result>(action: (waiting: Waiting) => Promise<Result>): Promise<Result> => {
    const stopper = new AbortController();
    const tell = (words: string) => setWork({ words, stop: () => stopper.abort() });
    try {
      return await action({ tell, signal: stopper.signal });
    } finally {
      setWork(undefined);
    }
  };
  return { work, run };
}
