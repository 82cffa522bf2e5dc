import { useId, useRef, useState } from 'react';
import type { Pictures } from '../pictures/pictures';
import { formatTime } from '../posts/format-time';
import type { PostDraft } from '../posts/post-draft';
import type { DraftLink, PostsStore } from '../posts/posts-store';
import { useToolSite } from '../site/tool-site';
import { findLinkPlace, type LinkPlace, shareDraft } from './share-draft';
import styles from './share-menu.module.css';

type ShareMenuProps = {
  store: PostsStore;
  /** The id that the post has or will have. */
  post: string;
  readDraft: () => PostDraft;
  pictures: Pick<Pictures, 'addressOf' | 'whenSettled'> | undefined;
};

/** A link that shows the draft to people without a login: made, copied, brought up to date, withdrawn. */
export function ShareMenu({ store, post, readDraft, pictures }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const fieldId = useId();
  const [place, setPlace] = useState<LinkPlace>();
  const [link, setLink] = useState<DraftLink>();
  const [message, setMessage] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const isBusy = useRef(false);
  const site = useToolSite();

  /** One thing at a time: a second click does not make a second link. */
  const run = async (failure: string, action: () => Promise<string>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setMessage('One moment…');
    setFailed(false);
    try {
      setMessage(await action());
    } catch (error) {
      console.error(failure, error);
      setFailed(true);
      setMessage(`${failure} Check the connection and try again.`);
    }
    isBusy.current = false;
  };

  const load = () =>
    run('The links cannot be read now.', async () => {
      const found = await findLinkPlace(site);
      const [newest] = await (await store.links()).list(post);
      // Together: where a link is unknown, a second one would be made, and nobody could withdraw the first.
      setPlace(found);
      setLink(newest);
      return '';
    });

  const share = () =>
    run('The draft was not shared.', async () => {
      const shared = await shareDraft(store, { post, readDraft, pictures }, link);
      setLink(shared.link);
      const missing = shared.missing > 0 ? ` ${describeMissing(shared.missing)}` : '';
      return `The link shows the draft as it is now.${missing}`;
    });

  const withdraw = () =>
    run('The link was not withdrawn: it still works.', async () => {
      if (link) await (await store.links()).withdraw(link.token);
      setLink(undefined);
      return 'The link is withdrawn: it no longer works.';
    });

  const address = place && link ? `${place.address}#${link.token}` : '';
  const copy = () =>
    run('The link was not copied: select it and copy it.', async () => {
      await navigator.clipboard.writeText(address);
      return 'The link is copied.';
    });

  return (
    <details
      ref={menu}
      className={styles.share}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !place) void load();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        summary.current?.focus();
      }}
    >
      <summary ref={summary} className={styles.summary}>
        Share
      </summary>
      <div className={styles.panel}>
        {place && link && (
          <>
            <label htmlFor={fieldId}>Link to the draft</label>
            <input id={fieldId} className={styles.link} readOnly value={address} dir="ltr" />
            <p>
              Whoever has it sees the draft of <time dateTime={link.sharedAt}>{formatTime(link.sharedAt)}</time>, until{' '}
              <time dateTime={link.expiresAt}>{formatTime(link.expiresAt)}</time>.
            </p>
          </>
        )}
        {place && !link && (
          <p>
            Whoever has the link sees the draft as it is now, with its pictures and without a login, for seven days.
          </p>
        )}
        {place?.isLocal && <p>This server has no public origin: only this computer can open the link.</p>}
        {place && (
          <p className={styles.actions}>
            {link && (
              <button type="button" className={styles.button} onClick={copy}>
                Copy
              </button>
            )}
            <button type="button" className={styles.button} onClick={share}>
              {link ? 'Update to the current draft' : 'Create a link'}
            </button>
            {link && (
              <button type="button" className={styles.button} onClick={withdraw}>
                Withdraw
              </button>
            )}
          </p>
        )}
        {!place && hasFailed && (
          <button type="button" className={styles.button} onClick={load}>
            Try again
          </button>
        )}
        <p role="status">{message}</p>
      </div>
    </details>
  );
}

const describeMissing = (count: number) =>
  count === 1
    ? 'One picture or file is missing: it has not been sent yet, or cannot be read.'
    : `${count} pictures or files are missing: they have not been sent yet, or cannot be read.`;
