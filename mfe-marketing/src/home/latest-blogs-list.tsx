import { usePagePosts } from 'kit/page/contexts';
import { Picture } from 'kit/page/picture';
import { CallToAction } from 'shared-ui/call-to-action';
import { blogCards } from '../blog-post/blog-cards';
import { latestBlogs } from '../lists/latest-blogs';
import { AddressLink } from '../page/address-link';
import { HomeSection } from './home-section';
import styles from './latest-blogs.module.css';

/** Latest Blogs: the first large, the next two beside it; our own posts come first (specification §2 Home page). */
export default function LatestBlogsList() {
  const { summaries } = usePagePosts();
  return (
    <HomeSection
      id="latest-blogs"
      title="Latest Blogs"
      action={
        <CallToAction to="/blogs" inverted>
          All blogs
        </CallToAction>
      }
    >
      <ul className={styles.blogs}>
        {blogCards(summaries, latestBlogs)
          .slice(0, 3)
          .map(({ key, to, title, dir, category, image }, index) => (
            <li key={key} className={styles.blog}>
              {/* The alternative text is fixed by specification §3 Blog item. */}
              <Picture
                file={image}
                alt="Blog Thumbnail"
                className={styles.image}
                maxWidth={index === 0 ? 1200 : 800}
                sizes={index === 0 ? '(width >= 768px) 60vw, 100vw' : '(width >= 768px) 40vw, 100vw'}
              />
              <div className={styles.text}>
                <p>{category}</p>
                <h3 dir={dir}>
                  <AddressLink className={styles.link} to={to}>
                    {title}
                  </AddressLink>
                </h3>
              </div>
            </li>
          ))}
      </ul>
    </HomeSection>
  );
}
