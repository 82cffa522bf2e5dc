import { shareImageOf } from 'kit/media/share-image';
import { withBase } from 'kit/page/base-path';
import { formatDays } from 'kit/posts/format-day';
import { site, siteAddress } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { events } from '../lists/events.content';
import { listsAfter } from '../lists/lists-after';
import { PageFrame } from '../page/page-frame';
import { EntryList } from './entry-list';
import styles from './entry-list.module.css';
import { InterestButton } from './interest-button';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The events page (specification §2, §5 Search). */
export function EventsPage() {
  const search = useSearch(events);
  return (
    <PageFrame
      title="Events"
      description={`Where to meet ${site.companyName} engineers: open days, trade fairs, workshops and training courses.`}
      path="/events"
      shareImage="own"
      heading="Events"
      lead="Meet our engineers, and try your own load."
      crumb="Events"
      nodes={events.map(({ id, title, start, end, place, city, country, text }) => ({
        '@type': 'Event',
        '@id': siteAddress(`/events#${id}`),
        name: title,
        description: text,
        startDate: start,
        endDate: end,
        image: siteAddress(shareImageOf('/events')),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: place,
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
        },
        organizer: { '@type': 'Organization', name: site.companyName, url: site.origin },
      }))}
    >
      <div>
        <SearchBox what="events" search={search} />
        <EntryList
          hasFeature={search.query === ''}
          entries={search.found.map(({ id, category, title, start, end, place, city, country, text }) => ({
            id,
            aside: <time dateTime={start}>{formatDays(start, end)}</time>,
            category,
            title,
            body: (
              <>
                <p>
                  {place}, {city}, {country}
                </p>
                <p>{text}</p>
                <a href={withBase(`/events/${id}.ics`)}>
                  Add to your calendar<span className="visually-hidden"> {title}</span>
                </a>
                <InterestButton
                  label="Meet us there"
                  about={title}
                  interest={`a meeting at “${title}”`}
                  path={`/events#${id}`}
                />
              </>
            ),
          }))}
        />
        <p className={styles.below}>
          <a href={withBase('/events/all.ics')}>All events as a calendar</a>
        </p>
      </div>
      <NextLinks links={listsAfter('/events')} />
    </PageFrame>
  );
}
