import { useWords } from 'kit/page/contexts';
import styles from './tool-skeleton.module.css';

/**
 * A tool for staff until the browser has rendered it; it has no place in search results. After ten seconds it offers to load the page
 * again, without a script: it may be the script that is missing.
 * @param title the tool's own heading, if its route names one
 */
export function ToolSkeleton({ title, companyName }: { title: string | undefined; companyName: string }) {
  const { loading, tool } = useWords();
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
        {loading}
      </p>
      <p className={styles.late}>
        {tool.late} <a href="?">{tool.reload}</a>
      </p>
      <noscript>
        <p>{tool.needsScript}</p>
      </noscript>
    </div>
  );
}
