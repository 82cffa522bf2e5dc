import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { openPicturesToShow } from '../pictures/open-pictures-to-show';
import { SitePage } from '../site/site-page';
import { listKeptDrafts } from '../unsaved-work/kept-drafts';
import { type PreviewMessage, previewReady, previewSchema } from './preview-messages';
import styles from './preview-page.module.css';
import { ReadersPost } from './readers-post';
import { useShownOnly } from './use-shown-only';

/** The draft to show, once there is one, and the record of its author once the form has sent it. */
type Shown = { draft: PreviewMessage['draft'] | undefined; by?: PreviewMessage['by'] };

/** A draft within the site's own header and footer, as wide as readers see it: the page in the frame of the form. */
export default function PreviewPage({ draftKey }: { draftKey: string }) {
  const [shown, setShown] = useState<Shown>(() => ({
    draft: listKeptDrafts().find(({ key }) => key === draftKey)?.draft,
  }));
  const [pictures] = useState(openPicturesToShow);
  const [visited, setVisited] = useState(-1);
  const post = useRef<HTMLDivElement>(null);
  useShownOnly(post);

  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== window.parent) return;
      const message = v.safeParse(previewSchema, data);
      if (!message.success) return;
      setShown(message.output);
      setVisited(message.output.visited);
    };
    addEventListener('message', take);
    window.parent.postMessage(previewReady, location.origin);
    return () => removeEventListener('message', take);
  }, []);

  useEffect(() => {
    // A preview is only looked at: its links lead nowhere, and the frame around the post takes no keys.
    const main = document.getElementById('main');
    for (const element of main?.parentElement?.children ?? []) element.toggleAttribute('inert', element !== main);
  }, []);

  useEffect(() => {
    const block = post.current?.lastElementChild?.children[visited];
    block?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [visited]);

  return (
    <SitePage title="Preview">
      <div className={styles.post}>
        {shown.draft ? (
          <ReadersPost ref={post} post={shown.draft} by={shown.by} pictures={pictures} />
        ) : (
          <p role="status">There is no draft of this address to show yet.</p>
        )}
      </div>
    </SitePage>
  );
}
