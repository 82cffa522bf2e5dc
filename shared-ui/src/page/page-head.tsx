import { shareImageOf } from 'kit/media/share-image';
import { PageHead as PageHeadOfSite, type PageHeadProps as PagePropsOfKit } from 'kit/page/page-head';
import { shareImages } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';

/** Head data of a page. */
export type PageHeadProps = Omit<PagePropsOfKit, 'site' | 'sharePicture'> & {
  /**
   * The picture that stands for the page where it is shared: its own, with the title on it, once the command `share-images` has
   * drawn it; else that of its kind.
   */
  shareImage?: 'own' | keyof typeof shareImages;
  /** Address of a picture of 1200 by 630 px that stands for this page instead. */
  sharePicture?: string | undefined;
};

const siteOfPage = { name: site.companyName, origin: site.origin };

/** Title, description, canonical link, Open Graph and JSON-LD of a page of this site. */
export function PageHead({ shareImage = 'site', sharePicture, ...page }: PageHeadProps) {
  const picture = sharePicture ?? (shareImage === 'own' ? shareImageOf(page.path) : shareImages[shareImage]);
  return <PageHeadOfSite {...page} site={siteOfPage} sharePicture={picture} />;
}
