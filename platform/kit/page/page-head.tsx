import { type ReactNode, useState } from 'react';
import { withBase } from './base-path';
import { useHydrated } from './use-hydrated';
import { useShown } from './use-shown';

/** What the head of every page says of its site. */
type SiteOfPage = {
  /** What the company is called: behind every title. */
  name: string;
  /** Address under which the public site is known, such as `https://www.example.com`. */
  origin: string;
};

/** Head data of a page. */
export type PageHeadProps = {
  site: SiteOfPage;
  /** Without the company's name, which is added behind it. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** Canonical path, with query where it is part of the address. */
  path: string;
  /** Address in the site of the picture of 1200 by 630 px that stands for the page where it is shared. */
  sharePicture: string;
  /** schema.org data without `@context`. */
  jsonLd?: Readonly<Record<string, unknown>>;
  /** Makes it an article where it is shared: its properties `article:…`, as `meta` elements. */
  article?: ReactNode;
  /** Keeps the page out of search results. */
  hidden?: boolean;
};

/**
 * Title, description, canonical link, Open Graph and JSON-LD of a page (architecture §9 The contract).
 * React hoists the tags into the document's head.
 */
export function PageHead({
  site,
  title,
  description,
  path,
  sharePicture,
  jsonLd,
  article,
  hidden = false,
}: PageHeadProps) {
  const fullTitle = `${title} | ${site.name}`;
  // With its origin, for whoever reads it elsewhere.
  const address = site.origin + withBase(path);
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
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article}
      <meta property="og:image" content={site.origin + withBase(sharePicture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && wasPrerendered && (
        <script type="application/ld+json">
          {/* `<` could end the script early; JSON reads the escape as the same character. */}
          {JSON.stringify({ '@context': 'https://schema.org', ...jsonLd }).replaceAll('<', '\\u003c')}
        </script>
      )}
    </>
  );
}
