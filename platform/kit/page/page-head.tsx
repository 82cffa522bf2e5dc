import { type ReactNode, useState } from 'react';
import { shareImageOf } from '../media/share-image';
import { withBase } from './base-path';
import { useHydrated } from './use-hydrated';
import { useShown } from './use-shown';

/** The site's part in the head of every page. */
type SiteOfPages<Kind extends string> = {
  /** The name of the company: behind every title. */
  companyName: string;
  /** Address under which the public site is known, such as `https://www.example.com`. */
  origin: string;
  /** Addresses of pictures of 1200 by 630 px that stand for pages where they are shared: of the site, and of kinds of its pages. */
  shareImages: Readonly<Record<'site' | Kind, string>>;
  /** The alternative texts of those pictures. */
  shareImageTexts: Readonly<Record<'site' | Kind, string>>;
};

/** Head data of a page. */
type PageHeadProps<Kind extends string> = {
  /** Without the company's name, which is added behind it. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** Canonical path, with query where it is part of the address. */
  path: string;
  /**
   * The picture that stands for the page where it is shared: its own, with the title on it, once the command `share-images` has
   * drawn it; else that of its kind.
   */
  shareImage?: 'own' | 'site' | Kind;
  /** Address of a picture of 1200 by 630 px that stands for this page instead. */
  sharePicture?: string | undefined;
  /** schema.org data without `@context`. */
  jsonLd?: Readonly<Record<string, unknown>>;
  /** Makes it an article where it is shared: its properties `article:…`, as `meta` elements. */
  article?: ReactNode;
  /** Keeps the page out of search results. */
  hidden?: boolean;
};

/**
 * Makes the component for the heads of a site's pages: title, description, canonical link, Open Graph and JSON-LD (architecture §9 The contract).
 * React hoists the tags into the document's head.
 */
export const createPageHead = <Kind extends string>({
  companyName,
  origin,
  shareImages,
  shareImageTexts,
}: SiteOfPages<Kind>) =>
  function PageHead({
    title,
    description,
    path,
    shareImage = 'site',
    sharePicture,
    jsonLd,
    article,
    hidden,
  }: PageHeadProps<Kind>) {
    const image = sharePicture ?? (shareImage === 'own' ? shareImageOf(path) : shareImages[shareImage]);
    const fullTitle = `${title} | ${companyName}`;
    // On a picture of its own a page's title stands.
    const imageText = sharePicture || shareImage === 'own' ? fullTitle : shareImageTexts[shareImage];
    // With its origin, for readers elsewhere.
    const address = origin + withBase(path);
    // Crawlers read prerendered pages. React makes a script element of its own by `innerHTML`, which Trusted Types refuse,
    // so a page that is first shown after a soft navigation has no JSON-LD.
    const isHydrated = useHydrated();
    const [wasPrerendered] = useState(!isHydrated);
    const isShown = useShown();
    if (!isShown) return null;
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        {hidden && <meta name="robots" content="noindex" />}
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:site_name" content={companyName} />
        <meta property="og:type" content={article ? 'article' : 'website'} />
        {article}
        <meta property="og:image" content={origin + withBase(image)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={imageText} />
        <meta name="twitter:card" content="summary_large_image" />
        {jsonLd && wasPrerendered && (
          <script type="application/ld+json">
            {/* `<` could end the script early; JSON reads the escape as the same character. */}
            {JSON.stringify({ '@context': 'https://schema.org', ...jsonLd }).replaceAll('<', '\\u003c')}
          </script>
        )}
      </>
    );
  };
