import styles from './tool-skeleton.module.css';

/**
 * A tool for staff until the browser has rendered it; it has no place in search results. After ten seconds it offers to load the page
 * again, without a script: it may be the script that is missing.
 * @param title the tool's own heading, if its route names one
 */
export function ToolSkeleton({ title, companyName }: { title: string | undefined; companyName: string }) {
  return (
    <div className={styles.skeleton}>
      <meta name="robots" content="noindex" />
      {title !== undefined && (
        <>
          <title>{`${title} | ${companyName}`}</title>
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
