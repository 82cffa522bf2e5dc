import { render, screen } from '@testing-library/react';
import { BlockView } from './block-view';

test.each([
  ['sales@corvane.example', 'mailto:sales@corvane.example'],
  ['r\u{1f916}bot@corvane.example', 'mailto:r%F0%9F%A4%96bot@corvane.example'],
  ['half\ud83d@corvane.example', 'mailto:half%EF%BF%BD@corvane.example'],
  ['a@b.example?subject=x&cc=c@d.example', 'mailto:a@b.example%3Fsubject%3Dx%26cc%3Dc@d.example'],
])('a call to action links to the address that was typed and adds nothing else: %j', (email, href) => {
  render(<BlockView block={{ id: 1, type: 'cta', content: 'Write to us', email }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});
