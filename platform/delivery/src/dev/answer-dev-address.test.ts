import { answerDevAddress } from './answer-dev-address';

const remotes = [
  {
    planned: {
      remote: 'mfe-a',
      routes: [
        { path: '/', expose: './home-page', slots: ['advice'] },
        { path: '/robots', expose: './robots-page', variants: { parameter: 'robot', values: ['rotary', 'gear'] } },
        { path: '/stories/:id', expose: './story-page', entries: ['/stories/one'] },
        { path: '/ask-us', expose: './contact-page', aliases: ['/talk'] },
        { path: '/posts/:slug', expose: './post-page', posts: 'one' as const },
        { path: '/tool', expose: './tool-page', render: 'client' as const, title: 'Tool' },
      ],
    },
  },
  { planned: { remote: 'mfe-b', routes: [], parts: { advice: './advice-part' } } },
];

const moves = {
  redirects: { '/former': '/ask-us', '/ask-us': '/never', '/posts/was': '/posts/is', '/posts/倉': '/posts/庫' },
  gone: ['/ended', '/former'],
};
const findPage = (address: string) => {
  const answer = answerDevAddress(remotes, moves, address);
  return 'page' in answer ? { status: answer.status, ...answer.page } : undefined;
};

test('an entry among the posts is there at once, without posts of its own', () => {
  expect(findPage('/posts/a-new-entry')).toMatchObject({ status: 200, posts: { summaries: [] } });
  expect(findPage('/ask-us')).not.toHaveProperty('posts.summaries');
});

test.each([
  ['/', { kind: 'route', location: '/' }, './home-page'],
  ['/stories/one/?from=mail', { kind: 'route', location: '/stories/one' }, './story-page'],
  ['/talk', { kind: 'route', location: '/ask-us' }, './contact-page'],
  ['/robots', { kind: 'route', location: '/robots?robot=rotary' }, './robots-page'],
  ['/robots?robot=gear', { kind: 'route', location: '/robots?robot=gear' }, './robots-page'],
  ['/robots?robot=unknown', { kind: 'route', location: '/robots?robot=rotary' }, './robots-page'],
  ['/posts/a-post', { kind: 'route', location: '/posts/a-post' }, './post-page'],
  ['/posts/%E5%80%89%E5%BA%AB', { kind: 'route', location: '/posts/%E5%80%89%E5%BA%AB' }, './post-page'],
  ['/tool', { kind: 'client', title: 'Tool' }, './tool-page'],
  ['/stories/two', { kind: 'not-found' }, undefined],
])('%s has the page that compose would give it', (address, page, expose) => {
  const found = findPage(address);
  expect(found?.page).toEqual(page);
  expect(found?.owner?.expose).toBe(expose);
  expect(found?.status).toBe(expose === undefined ? 404 : 200);
});

test('a page has the parts of other remotes in its slots', () => {
  expect(findPage('/')?.parts).toEqual([{ slot: 'advice', remote: 'mfe-b', expose: './advice-part' }]);
});

test.each([
  ['/former?from=mail', '/ask-us?from=mail'],
  ['/former/', '/ask-us'],
  ['/posts/was', '/posts/is'],
  ['/posts/%E5%80%89', '/posts/%E5%BA%AB'],
])('%s leads to %s, as in the composed site', (address, to) => {
  expect(answerDevAddress(remotes, moves, address)).toEqual({ status: 301, to });
});

test('an address that was given up answers 410 with the page for missing pages', () => {
  expect(findPage('/ended')).toMatchObject({ status: 410, page: { kind: 'not-found' } });
});
