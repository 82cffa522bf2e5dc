import { PostArticle } from './post-article';

/** For the gallery of the development server. */
export default function PostArticleExample() {
  return (
    <PostArticle
      titleLevel="h2"
      post={{
        title: 'Why a queue at the wrapper is nobody’s fault',
        author: 'Mara Lind',
        publishDate: '2026-03-02',
        category: 'Practice',
        content: [
          { id: 1, type: 'paragraph', content: '<p>Pallets come in waves, and <strong>trucks</strong> do not.</p>' },
          { id: 2, type: 'subheading', content: 'What helps' },
          { id: 3, type: 'list', content: '', items: ['A buffer of three places', 'One robot that never waits'] },
          {
            id: 5,
            type: 'list',
            content: '',
            items: ['Count the pallets', 'Full ones', 'Ask the driver'],
            entries: [
              { text: 'Count the pallets', level: 0, marker: 'number' },
              { text: '<strong>Full</strong> ones', level: 1, marker: 'bullet' },
              { text: 'Ask the driver', level: 0, marker: 'number' },
            ],
          },
          { id: 6, type: 'quote', content: '<p>We never saw the queue.</p>', source: 'A shift leader' },
          {
            id: 7,
            type: 'table',
            hasHeader: true,
            rows: [{ cells: ['Shift', 'Pallets'] }, { cells: ['Early', '412'] }],
          },
          { id: 8, type: 'code', content: 'wait(3);' },
          { id: 4, type: 'callout', content: 'Measure for a week before you buy anything.' },
        ],
      }}
    />
  );
}
