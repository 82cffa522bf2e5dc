import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { backupRetentionDays, submissionRetentionDays } from 'shared-config/forms/submission-retention';
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
      for (const paragraph of section.text.flat()) expect(part.getByText(paragraph)).toBeVisible();
      expect(part.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        section.text.filter((one) => typeof one !== 'string').flat(),
      );
    }
  },
);

test('any other address says that there is no such page', () => {
  expect(() => open('/cookies')).toThrow('There is no page for "/cookies"');
});
