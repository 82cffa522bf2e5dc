import { site } from 'shared-config/site';
import styles from './tool-skeleton.module.css';

/**
 * A tool for staff until the browser has rendered it; it has no place in search results. After ten seconds it offers to load the page
 * again, without a script: it may be the script that is missing.
 * @param title the tool's own heading, if its route names one
 */
export function ToolSkeleton({ title }: { title: string | undefined }) {
  return (
    <div className={styles.skeleton}>
      <meta name="robots" content="noindex" />
      {title !== undefined && (
        <>
          <title>{`${title} | ${site.companyName}`}</title>
          <h1 className={styles.title}>{title}</h1>
        </>
      )}
      <p className={styles.loading} role="status">
        Loading…
      </p>
      <p className={styles.late}>
        This takes longer than usual. <a href="?">Reload the page</a>
      </p>
      <noscript>
        <p>This tool needs JavaScript. Allow it for this page, and reload.</p>
      </noscript>
    </div>
  );
}
