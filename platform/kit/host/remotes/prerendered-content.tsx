import { useEffect, useRef } from 'react';
import { FormerTitle } from '../skeleton/former-title';

let saved: readonly Node[] = [];

/** Keeps a copy of the prerendered page, for the case that its remote throws while it hydrates. */
export function savePrerenderedContent(page: Element): void {
  // For a document that nobody sees: pictures that are copied within a page start to load.
  const unseen = document.implementation.createHTMLDocument('');
  saved = Array.from(page.childNodes, (node) => unseen.importNode(node, true));
}

/** Shows the prerendered page again as it was: readable, with native links and forms, without the remote's script. */
export function PrerenderedContent() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Outside React's tree: these nodes are the server's HTML, which no component describes any more.
    container.current?.replaceChildren(...saved.map((node) => document.importNode(node, true)));
  }, []);
  return (
    <div ref={container}>
      <FormerTitle />
    </div>
  );
}
