import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { backupRetentionDays, submissionRetentionDays } from 'shared-config/forms/submission-retention';
import LegalPage from './legal-page';

test('says for how long the server keeps what was sent, by the number that the server goes by', () => {
  render(
    <MemoryRouter initialEntries={['/privacy']}>
      <LegalPage />
    </MemoryRouter>,
  );
  expect(screen.getByText(/What you sent is deleted/)).toHaveTextContent(
    `deleted ${submissionRetentionDays} days after it came`,
  );
  expect(screen.getByText(/Our backups/)).toHaveTextContent(`up to ${backupRetentionDays} days longer`);
});
