import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { keepItem, readItem } from 'kit/page/browser-storage';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAuthor } from '../authors/use-author';
import { isPartOfSite } from '../live-pages/fetch-page-posts';
import { usePictures } from '../pictures/open-pictures';
import { PreviewFrame } from '../post-preview/preview-frame';
import { ReadersPost } from '../post-preview/readers-post';
import { useShownOnly } from '../post-preview/use-shown-only';
import type { PostDraft } from '../posts/post-draft';
import type { PostsStore } from '../posts/posts-store';
import toolbar from './form-toolbar.module.css';
import styles from './preview-panel.module.css';

/** A draft, the key of its form, the editor of its body, and the store that has its author. */
type PreviewPanelProps = {
  draftKey: string;
  draft: PostDraft;
  editor: Editor;
  store: Pick<PostsStore, 'listAuthors'>;
};

/** How the draft is previewed: its text alone, or in the site's frame on a screen of this width in px. */
const screens = { Text: undefined, Phone: 390, Desk: 1280 } as const;
type Shown = keyof typeof screens;
const names: readonly Shown[] = ['Text', 'Phone', 'Desk'];
const choiceKey = 'blog-preview';

const readChoice = (): Shown => names.find((name) => name === readItem('localStorage', choiceKey)) ?? 'Text';

/** The draft as readers would see it, beside the form or below it. Beside it, it follows the block that is being written. */
export function PreviewPanel({ draftKey, draft, editor, store }: PreviewPanelProps) {
  const pictures = usePictures();
  const by = useAuthor(store, draft.author);
  const panel = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => (isPartOfSite() ? readChoice() : 'Text'));
  useShownOnly(text);
  const isFull = useFullScreen();
  const width = screens[shown];
  const visited: unknown = useEditorState({
    editor,
    selector: ({ editor: { isFocused, state } }) =>
      isFocused ? state.selection.$from.node(1)?.attrs['block'] : undefined,
  });
  // Readers see no unknown blocks.
  const before = draft.content.filter(({ type }) => type !== 'unknown').findIndex(({ id }) => id === visited);

  useEffect(() => {
    const { current } = panel;
    const block = text.current?.lastElementChild?.children[before];
    if (before < 0 || !current || !block || current.scrollHeight <= current.clientHeight) return;
    const { top } = block.getBoundingClientRect();
    current.scrollTop += top - current.getBoundingClientRect().top - current.clientHeight / 3;
  }, [before]);

  const choose = (name: Shown) => {
    keepItem('localStorage', choiceKey, name);
    setShown(name);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section ref={panel} className={styles.preview} data-shown={shown} aria-label="Preview" tabIndex={0}>
      {/* The tool on an origin of its own has no frame of the site. */}
      {isPartOfSite() && (
        <p className={styles.tools}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={toolbar.tool}
              aria-pressed={name === shown}
              onClick={() => choose(name)}
            >
              {name}
            </button>
          ))}
          {document.fullscreenEnabled && (
            <button
              type="button"
              className={toolbar.tool}
              aria-pressed={isFull}
              onClick={() => (isFull ? document.exitFullscreen() : panel.current?.requestFullscreen())}
            >
              Full screen
            </button>
          )}
        </p>
      )}
      {width ? (
        <PreviewFrame draftKey={draftKey} draft={draft} by={by} visited={before} width={width} />
      ) : (
        <ReadersPost ref={text} post={draft} by={by} titleLevel="h2" pictures={pictures} />
      )}
    </section>
  );
}

const useFullScreen = () =>
  useSyncExternalStore(
    (tell) => {
      document.addEventListener('fullscreenchange', tell);
      return () => document.removeEventListener('fullscreenchange', tell);
    },
    () => document.fullscreenElement !== null,
  );
