import { render, screen, within } from '@testing-library/react';
import { backupRetentionDays, submissionRetentionDays } from 'kit/forms/submission-retention';
import { MemoryRouter } from 'react-router-dom';
import { imprint } from './imprint';
import LegalPage from './legal-page';
import { privacy } from './privacy';
import { terms } from './terms';

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LegalPage />
    </MemoryRouter>,
  );

test('says how to ask for a copy of what was sent, and for its deletion', () => {
  open('/privacy');
  const rights = within(screen.getByRole('region', { name: 'Your rights' }));
  expect(rights.getByText(/a copy of everything that was sent under your email address/)).toBeVisible();
  const ask = within(screen.getByRole('region', { name: 'How to ask' }));
  expect(ask.getByRole('link', { name: 'privacy@corvane.example' })).toHaveAttribute(
    'href',
    'mailto:privacy@corvane.example',
  );
  expect(ask.getByRole('link', { name: 'The contact form' })).toHaveAttribute('href', '/contact');
});

test('says for how long the server keeps what was sent, by the number that the server goes by', () => {
  open('/privacy');
  expect(screen.getByText(/What you sent is deleted/)).toHaveTextContent(
    `deleted ${submissionRetentionDays} days after it came`,
  );
  expect(screen.getByText(/Our backups/)).toHaveTextContent(`up to ${backupRetentionDays} days longer`);
});

test.each([imprint, terms, privacy])(
  '$path has its own title, and says all of its sections, in paragraphs and lists',
  (text) => {
    open(text.path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
    for (const section of text.sections) {
      const part = within(screen.getByRole('region', { name: section.title }));
      const facts = section.text.flatMap((one) => (typeof one === 'object' && 'facts' in one ? one.facts : []));
      const words = section.text.filter((one) => typeof one === 'string' || !('facts' in one)).flat();
      for (const one of words) if (typeof one === 'string') expect(part.getByText(one)).toBeVisible();
      expect(part.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        section.text.filter((one) => Array.isArray(one)).flat(),
      );
      expect(part.queryAllByRole('term').map(({ textContent }) => textContent)).toEqual(facts.map(({ name }) => name));
      for (const { value, to } of facts) expect(part.getByText(value).closest('a')?.getAttribute('href')).toBe(to);
    }
  },
);

test('any other address says that there is no such page', () => {
  expect(() => open('/cookies')).toThrow('There is no page for "/cookies"');
});
