import { formatDay } from 'kit/posts/format-day';
import { podcast } from 'shared-config/media/catalog';
import { site, siteAddress } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { FeedLink } from '../blog-post/feed-link';
import { listsAfter } from '../lists/lists-after';
import { episodes } from '../lists/podcasts';
import { AddressLink } from '../page/address-link';
import { PageFrame } from '../page/page-frame';
import { AboutLink } from './about-link';
import { EntryList } from './entry-list';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The podcasts page: title, breadcrumb, search box and a static image (specification §2 Podcasts page), and the episodes. */
export function PodcastsPage() {
  const search = useSearch(episodes);
  return (
    <PageFrame
      title="Podcasts"
      description={`The ${site.companyName} podcast: engineers and guests on planning, integrating and running mobile robots.`}
      path="/podcasts"
      shareImage="own"
      heading="Podcasts"
      lead="Half-hour conversations with engineers, planners and shift leaders, as transcripts to read."
      image={podcast}
      crumb="Podcasts"
      nodes={episodes.map(({ id, number, title, date, minutes, summary }) => ({
        '@type': 'PodcastEpisode',
        '@id': siteAddress(`/podcasts/${id}`),
        name: title,
        episodeNumber: number,
        datePublished: date,
        timeRequired: `PT${minutes}M`,
        description: summary,
        url: siteAddress(`/podcasts/${id}`),
        partOfSeries: { '@type': 'PodcastSeries', name: `${site.companyName} Podcast`, url: siteAddress('/podcasts') },
      }))}
    >
      <FeedLink list="podcasts" />
      <div>
        <SearchBox what="podcasts" search={search} />
        <EntryList
          hasFeature={search.query === ''}
          entries={search.found.map(({ id, about, number, category, title, date, minutes, summary, link }) => ({
            id,
            to: `/podcasts/${id}`,
            aside: (
              <>
                <time dateTime={date}>{formatDay(date)}</time>, {minutes} minutes
              </>
            ),
            category: `Episode ${number} · ${category}`,
            title,
            body: (
              <>
                <p>{summary}</p>
                <AboutLink about={about} />
                <AddressLink className={undefined} to={link}>
                  Read the transcript of episode {number}
                </AddressLink>
              </>
            ),
          }))}
        />
      </div>
      <NextLinks links={listsAfter('/podcasts')} />
    </PageFrame>
  );
}
