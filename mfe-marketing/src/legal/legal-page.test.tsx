import { render, screen, within } from '@testing-library/react';
import { backupRetentionDays, submissionRetentionDays } from 'kit/forms/submission-retention';
import { MemoryRouter } from 'react-router-dom';
import { detailsFields } from 'shared-config/forms/details-fields';
import type { Words } from '../page-text/page-text';
import LegalPage from './legal-page';
import { legalTexts } from './legal-texts.content';

/** What words say, whatever their marks and links. */
const say = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : word.tag === 'br' ? '' : say(word.children))).join('');

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LegalPage />
    </MemoryRouter>,
  );

test('says how to ask for a copy or the deletion of what was sent', () => {
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

test('says what the consent is for in the words of the form that asks for it', () => {
  open('/privacy');
  const forms = within(screen.getByRole('region', { name: 'Forms' }));
  expect(forms.getByText(/sent only with your consent/)).toHaveTextContent(`“${detailsFields.consent.label}”`);
  // Nothing else on the page promises less, or asks for more.
  for (const text of screen.getAllByText(/updates/))
    expect(text).toHaveTextContent(/email and other updates|no updates/);
});

test('says how long submissions are kept, by the number the server uses', () => {
  open('/privacy');
  expect(screen.getByText(/What you sent is deleted/)).toHaveTextContent(
    `deleted ${submissionRetentionDays} days after it came`,
  );
  expect(screen.getByText(/Our backups/)).toHaveTextContent(`up to ${backupRetentionDays} days longer`);
});

test.each(Object.entries(legalTexts))(
  '%s has its own title, and all of its chapters, paragraphs and lists',
  (path, text) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
    for (const chapter of text.chapters) {
      const region = within(screen.getByRole('region', { name: chapter.title }));
      const facts = chapter.parts.flatMap((part) => (part.type === 'facts' ? part.facts : []));
      for (const part of chapter.parts)
        if (part.type === 'paragraph')
          expect(
            region.getByText(
              (_, element) => (element?.matches('p') && element.textContent === say(part.words)) || false,
            ),
          ).toBeVisible();
      expect(region.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        chapter.parts.flatMap((part) => (part.type === 'list' ? part.items.map(say) : [])),
      );
      expect(region.queryAllByRole('term').map(({ textContent }) => textContent)).toEqual(
        facts.map(({ name }) => name),
      );
      for (const { value, to } of facts) expect(region.getByText(value).closest('a')?.getAttribute('href')).toBe(to);
    }
  },
);

test('any other address says that there is no such page', () => {
  expect(() => open('/cookies')).toThrow('There is no page for "/cookies"');
});
