import { buttonClass } from 'kit/page/button';
import { usePagePosts } from 'kit/page/contexts';
import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import page from 'shared-ui/page/page.module.css';
import { PageFrame } from '../page-frame';
import { PostList } from '../posts/post-list';

/** `/` */
export default function HomePage() {
  const { summaries } = usePagePosts();
  return (
    <PageFrame
      title={`This is ${site.companyName}`}
      description={`What ${site.companyName} does, and for whom.`}
      path="/"
      lead="This page is in mfe-pages/src/home. Say here in one sentence what you do, and for whom."
      action={
        <Link className={buttonClass({})} to="/contact">
          Write to us
        </Link>
      }
    >
      <section className={page.section}>
        <h2 className={page.sectionTitle}>What is new</h2>
        <PostList posts={summaries} level="h3" />
      </section>
    </PageFrame>
  );
}
