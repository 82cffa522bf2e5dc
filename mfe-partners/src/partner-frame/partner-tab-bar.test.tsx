import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PartnerTabBar } from './partner-tab-bar';

const open = (path: string) => render(<PartnerTabBar path={path} />, { wrapper: MemoryRouter });

test('a chosen tab keeps the bar in place and takes focus; a later page does neither', async () => {
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

test('on a phone the stepper keeps its place, and its current tab takes focus', async () => {
  const scrollBy = jest.fn();
  window.scrollBy = scrollBy;
  // The links of the tabs are hidden there.
  Element.prototype.checkVisibility = function checkVisibility() {
    return this.tagName !== 'A';
  };
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 390, 50));
  const first = open('/our-solution');
  await userEvent.click(screen.getByRole('link', { name: 'Previous: Integrate with us' }));
  first.unmount();
  place.mockReturnValue(new DOMRect(0, 280, 390, 50));
  open('/tech-partner');
  expect(scrollBy.mock.calls).toEqual([[{ top: -20, behavior: 'instant' }]]);
  const current = screen.getByText('Integrate with us', { selector: 'p' });
  expect(current).toHaveFocus();
  expect(current).toHaveAttribute('aria-current', 'page');
});

test.each(['Integrate with us', 'Next: Integrate with us'])(
  'the shell is told that %s keeps the scroll position',
  async (name) => {
    function State() {
      return <output>{JSON.stringify(useLocation().state)}</output>;
    }
    window.scrollBy = jest.fn();
    Element.prototype.checkVisibility = () => true;
    render(
      <MemoryRouter>
        <PartnerTabBar path="/partner-with-us" />
        <State />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name }));
    expect(document.querySelector('output')).toHaveTextContent('{"keepPlace":true}');
  },
);
