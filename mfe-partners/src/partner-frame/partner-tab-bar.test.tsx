import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PartnerTabBar } from './partner-tab-bar';

const open = (path: string) => render(<PartnerTabBar path={path} />, { wrapper: MemoryRouter });

test('a tab that was chosen keeps the bar in its place and has the focus; a page that is opened later moves nothing', async () => {
  const scrollBy = jest.fn();
  window.scrollBy = scrollBy;
  Element.prototype.checkVisibility = () => true;
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 1000, 50));
  const first = open('/partner-with-us');
  await userEvent.click(screen.getByRole('link', { name: 'Integrate with us' }));
  first.unmount();
  place.mockReturnValue(new DOMRect(0, 160, 1000, 50));
  const second = open('/tech-partner');
  expect(scrollBy.mock.calls).toEqual([[{ top: 60, behavior: 'instant' }]]);
  expect(screen.getByRole('link', { name: 'Integrate with us' })).toHaveFocus();
  second.unmount();
  open('/our-solution');
  expect(scrollBy).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveFocus();
});
