import { renderToStaticMarkup } from 'react-dom/server';
import { type LinkProps, Link as RouterLink } from 'react-router';
import { StaticRouter } from 'react-router-dom';
import { Link } from './prerendered-link';

const render = (link: React.ReactNode) => renderToStaticMarkup(<StaticRouter location="/a/b?c=d">{link}</StaticRouter>);

const addresses = [
  ...['/', '/about-us', '/use-cases/inbound-and-outbound', '/products/Mag', '/robot?product=lifter', '/#questions'],
  ...['/a/', '/a//b', '/a/../b', '/a?', '/a#', '/a?b=c d&e=ü', '//other.example', 'https://other.example/', '', '.'],
  ...['c', '../c', '?e=f', '#part', 'mailto:a@b.example'],
  { pathname: '/a', search: '?b=c', hash: '#d' },
];

test.each(addresses)('a link to %j is the element that the router would make', (to) => {
  const props: LinkProps = { to, className: 'a b', children: 'Text', onClick: () => {}, 'aria-current': 'page' };
  expect(render(<Link {...props} />)).toBe(render(<RouterLink {...props} />));
});

test.each<Partial<LinkProps>>([
  { replace: true },
  { state: { from: '/' } },
  { reloadDocument: true },
  { discover: 'none' },
  { prefetch: 'intent' },
  { target: '_blank' },
  { rel: 'noopener', title: 'More', id: 'more' },
])('so it is with %j', (more) => {
  const props: LinkProps = { to: '/about-us', children: 'Text', ...more };
  expect(render(<Link {...props} />)).toBe(render(<RouterLink {...props} />));
});
