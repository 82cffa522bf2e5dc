import type { StoredAuthor } from 'kit/posts/author';
import { useEffect, useRef, useState } from 'react';
import type { PostDraft } from '../posts/post-draft';
import { previewAddress } from './preview-address';
import styles from './preview-frame.module.css';
import { type PreviewMessage, previewReady } from './preview-messages';

/** A draft, the record of its author, and the width of the screen that it is shown at, in px. */
type PreviewFrameProps = {
  draftKey: string;
  draft: PostDraft;
  by: StoredAuthor | undefined;
  visited: number;
  width: number;
};

/** Time in ms after which a change is shown: not on the path of a key. */
const rest = 100;

/** A draft in the site's own header and footer: the tool's page in a frame, scaled so that its whole width is seen. */
export function PreviewFrame({ draftKey, draft, by, visited, width }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [room, setRoom] = useState({ width, height: 0 });
  const scale = Math.min(1, room.width / width);

  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const observer = new ResizeObserver(() => setRoom({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { current } = frame;
      if (!current?.contentWindow || origin !== location.origin || source !== current.contentWindow) return;
      if (data !== previewReady) return;
      // Keys that are pressed in the frame are the form's, too.
      current.contentWindow.addEventListener('keydown', (event) => {
        if (!current.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
      });
      setReady(true);
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      const message: PreviewMessage = { kind: 'blog-preview', draft, by, visited };
      frame.current?.contentWindow?.postMessage(message, location.origin);
    }, rest);
    return () => clearTimeout(timer);
  }, [isReady, draft, by, visited]);

  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        ref={frame}
        className={styles.frame}
        title="The post as readers see it"
        src={previewAddress(draftKey)}
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
