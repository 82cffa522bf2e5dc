import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { MemoryRouter } from 'react-router-dom';
import { DetailsForm } from './details-form';

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit?]>();
const alertMock = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fetchMock.mockReset();
  alertMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(window, 'alert').mockImplementation(alertMock);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function renderForm() {
  render(<DetailsForm formName="mag-sub-product" source="lifter" thankYouText="We'll email you with the document" />, {
    wrapper: MemoryRouter,
  });
}

function fillIn() {
  for (const [name, value] of [
    ['Full name', 'Ada Example'],
    ['Company name', 'Example Works'],
    ['Email', 'ada@example.com'],
    ['Job title', 'Planner'],
  ] as const) {
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  }
}
const consent = () =>
  screen.getByRole('checkbox', { name: 'I consent to receiving email and other updates from Corvane' });
const submit = async () =>
  act(async () => fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement));

test('missing fields raise the specified alert and are marked; nothing is sent (§5)', async () => {
  renderForm();
  fireEvent.input(screen.getByRole('textbox', { name: 'Full name' }), { target: { value: 'Ada Example' } });
  await submit();
  expect(alertMock).toHaveBeenLastCalledWith('Please fill in all required fields');
  const company = screen.getByRole('textbox', { name: 'Company name' });
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription('Please enter your company name');
  expect(screen.getByRole('textbox', { name: 'Full name' })).not.toHaveAttribute('aria-invalid');
  // One alert at a time: the consent is not asked for beside it.
  expect(alertMock).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Please consent to receiving updates to proceed')).not.toBeInTheDocument();
  fillIn();
  expect(company).not.toHaveAttribute('aria-invalid');
  await submit();
  expect(alertMock).toHaveBeenLastCalledWith('Please consent to receiving updates to proceed');
  expect(consent()).toHaveFocus();
  expect(consent()).toHaveAccessibleDescription('Please consent to receiving updates to proceed');
  fireEvent.click(consent());
  expect(consent()).not.toHaveAttribute('aria-invalid');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('an invalid email address is marked without an alert, and nothing is sent', async () => {
  renderForm();
  fillIn();
  fireEvent.click(consent());
  const email = screen.getByRole('textbox', { name: 'Email' });
  fireEvent.input(email, { target: { value: 'nobody' } });
  await submit();
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Please enter an email address such as name@example.com');
  expect(alertMock).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a field that the server refuses is marked with the server's reason and focused", async () => {
  expectConsole('error', /^mag-sub-product was not sent: /);
  const body = { errors: { jobTitle: 'No such job' } };
  fetchMock.mockResolvedValue({ ok: false, status: 422, headers: new Headers(), json: async () => body });
  renderForm();
  fillIn();
  fireEvent.click(consent());
  await submit();
  const jobTitle = screen.getByRole('textbox', { name: 'Job title' });
  expect(jobTitle).toHaveFocus();
  expect(jobTitle).toHaveAccessibleDescription('No such job');
  expect(alertMock).toHaveBeenLastCalledWith('There was an error submitting the form. Please try again.');
});

test('success locks the fields and flips to the thank-you panel after 1.5 s (§4)', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 });
  renderForm();
  fillIn();
  fireEvent.click(consent());
  await submit();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(1499));
  expect(screen.getByRole('button')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent("We'll email you with the document");
  expect(Object.fromEntries(new URLSearchParams(String(fetchMock.mock.calls[0]?.[1]?.body)))).toEqual({
    'form-name': 'mag-sub-product',
    fullName: 'Ada Example',
    companyName: 'Example Works',
    email: 'ada@example.com',
    jobTitle: 'Planner',
    consent: 'Yes',
    source: 'lifter',
  });
});

test('failure raises the alert and the banner, and typed text is kept (§8)', async () => {
  expectConsole('error', /^mag-sub-product was not sent: /);
  fetchMock.mockResolvedValue({ ok: false, status: 500, headers: new Headers() });
  renderForm();
  fillIn();
  fireEvent.click(consent());
  await submit();
  expect(alertMock).toHaveBeenLastCalledWith('There was an error submitting the form. Please try again.');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sorry, there was an error. Please try again. The server did not',
  );
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeEnabled();
});

test('the redirect is followed when the form flips (§4)', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 });
  // Within the page: jsdom goes no further.
  render(<DetailsForm source="report" redirectTo="#sent" />, { wrapper: MemoryRouter });
  fillIn();
  fireEvent.click(consent());
  await submit();
  act(() => jest.advanceTimersByTime(1499));
  expect(window.location.hash).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(window.location.hash).toBe('#sent');
  expect(screen.getByRole('status')).toHaveTextContent("Thank you for your submission. We'll get back to you soon!");
});

test('the form is case-study-form unless it is named otherwise (§7)', () => {
  const { container } = render(<DetailsForm source="a" />, { wrapper: MemoryRouter });
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'case-study-form' });
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('white space does not count as filled in (§5)', async () => {
  renderForm();
  fillIn();
  fireEvent.click(consent());
  fireEvent.input(screen.getByRole('textbox', { name: 'Job title' }), { target: { value: ' ' } });
  await submit();
  expect(alertMock).toHaveBeenLastCalledWith('Please fill in all required fields');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('while there is no response the form says that it retries, and stays locked', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderForm();
  fillIn();
  fireEvent.click(consent());
  await submit();
  expect(screen.getByRole('status')).toHaveTextContent('No response. Trying again…');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeDisabled();
  fetchMock.mockResolvedValue({ ok: true, status: 200 });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('status')).toHaveTextContent("We'll email you with the document");
});

test('a visitor who left the page is not redirected; the offer comes with the thanks', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 });
  location.hash = '';
  const form = <DetailsForm source="report" redirectTo="#elsewhere" offer={<a href="/file">The file</a>} />;
  const { unmount } = render(form, { wrapper: MemoryRouter });
  fillIn();
  fireEvent.click(consent());
  await submit();
  unmount();
  act(() => jest.advanceTimersByTime(5000));
  expect(location.hash).toBe('');
  render(form, { wrapper: MemoryRouter });
  fillIn();
  fireEvent.click(consent());
  await submit();
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.getByRole('link', { name: 'The file' })).toBeVisible();
});

test.each([
  ['to the thanks, which name the documents', false],
  ['nowhere, if it is elsewhere by then', true],
])('once the form has made way, the focus goes %s', async (_, hasGoneOn) => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 });
  render(
    <>
      <a href="/elsewhere">Elsewhere</a>
      <DetailsForm source="lifter" offer={<a href="/pdfs/mag-lifter.pdf">Data sheet</a>} />
    </>,
    { wrapper: MemoryRouter },
  );
  fillIn();
  fireEvent.click(consent());
  await submit();
  if (hasGoneOn) screen.getByRole('link', { name: 'Elsewhere' }).focus();
  act(() => jest.advanceTimersByTime(1500));
  const thanks = screen.getByRole('region');
  expect(thanks).toHaveAccessibleName(/^Thank you for your submission\./);
  expect(thanks).toHaveAccessibleDescription('Ready to download:');
  expect(hasGoneOn ? screen.getByRole('link', { name: 'Elsewhere' }) : thanks).toHaveFocus();
  expect(thanks).toContainElement(screen.getByRole('link', { name: 'Data sheet' }));
});

test('consent is given anew each time: drafts keep neither it nor hidden fields', () => {
  const first = render(<DetailsForm source="report" />, { wrapper: MemoryRouter });
  fireEvent.click(consent());
  fillIn();
  first.unmount();
  render(<DetailsForm source="other" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveValue('Planner');
  expect(consent()).not.toBeChecked();
  expect(sessionStorage.getItem('draft:case-study-form')).not.toMatch(/consent|source|form-name/);
  expect(screen.getByRole('button').closest('form')).toHaveFormValues({ source: 'other' });
});
