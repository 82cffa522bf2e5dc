import { podcast } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { episodes } from '../content/podcasts';
import { PageFrame } from '../page/page-frame';
import { EntryList } from './entry-list';
import { formatDate } from './format-date';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The podcasts page: title, breadcrumb, search box and a static image (specification §2 Podcasts page), and the episodes. */
export default function PodcastsPage() {
  const search = useSearch(episodes);
  return (
    <PageFrame
      title="Podcasts"
      description={`Conversations about plants, floors and robots, with people of ${site.companyName} and their guests.`}
      path="/podcasts"
      shareImage="articles"
      heading="Podcasts"
      lead="Conversations about plants, floors and robots."
      image={podcast}
      crumb="Podcasts"
      nodes={episodes.map(({ id, number, title, date, minutes, summary, link }) => ({
        '@type': 'PodcastEpisode',
        '@id': `${site.origin}/podcasts#${id}`,
        name: title,
        episodeNumber: number,
        datePublished: date,
        timeRequired: `PT${minutes}M`,
        description: summary,
        url: link,
        partOfSeries: { '@type': 'PodcastSeries', name: `${site.companyName} Podcast`, url: `${site.origin}/podcasts` },
      }))}
    >
      <div>
        <SearchBox what="podcasts" search={search} />
        <EntryList
          entries={search.found.map(({ id, number, category, title, date, minutes, summary, link }) => ({
            id,
            aside: (
              <>
                <time dateTime={date}>{formatDate(date)}</time>, {minutes} minutes
              </>
            ),
            category: `Episode ${number} · ${category}`,
            title,
            body: (
              <>
                <p>{summary}</p>
                <a href={link} rel="noopener">
                  Listen to episode {number}
                </a>
              </>
            ),
          }))}
        />
      </div>
    </PageFrame>
  );
}
