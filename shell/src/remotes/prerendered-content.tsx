import { useEffect, useRef } from 'react';

let saved: readonly Node[] = [];

/** Keeps a copy of the prerendered page, for the case that its remote throws while it hydrates. */
export function savePrerenderedContent(page: Element): void {
  saved = Array.from(page.childNodes, (node) => node.cloneNode(true));
}

/** Shows the prerendered page again as it was: readable, with native links and forms, without the remote's script. */
export function PrerenderedContent() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Outside React's tree: these nodes are the server's HTML, which no component describes any more.
    container.current?.replaceChildren(...saved.map((node) => node.cloneNode(true)));
  }, []);
  return <div ref={container} />;
}
