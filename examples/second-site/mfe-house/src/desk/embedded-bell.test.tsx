import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { embeddedBells } from 'shared-config/embeds';
import { siteDefinition } from 'shared-config/site-definition';
import { EmbeddedBell } from './embedded-bell';

test.each(Object.keys(embeddedBells))('readers see every choice writers have, and the feed names it: %s', (name) => {
  render(<EmbeddedBell embed={{ id: 1, type: 'embed', kind: 'bell', name }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link')).toHaveAttribute('href', siteDefinition.embeds['bell']?.[name]?.link);
});
