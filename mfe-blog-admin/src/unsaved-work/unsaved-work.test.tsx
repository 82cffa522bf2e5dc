import { act, screen } from '@testing-library/react';
import { click, fill, open, store } from '../blog-management/blog-management.test.setup';
import { listKeptDrafts } from '../unsaved-work/kept-drafts';

describe('unsaved work', () => {
  test('is kept two seconds after the last change, offered after a crash, and forgotten once saved', async () => {
    jest.useFakeTimers();
    const { unmount } = await open();
    await click('New Blog Post');
    await fill('Title', 'Half a thought');
    expect(listKeptDrafts()).toEqual([]);
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByText(/^Draft kept in this browser at/)).toBeVisible();
    unmount();
    jest.useRealTimers();

    await open();
    await click('Continue with Half a thought');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
    await click('Save Blog');
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ title: 'Half a thought' }));
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
    expect(listKeptDrafts()).toEqual([]);
  });

  test('on a post is resumed when the post is edited, and can be discarded from the list', async () => {
    const { unmount } = await open();
    await click('Edit First post');
    await fill('Title', 'Better title');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    const again = await open();
    await click('Edit First post');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Better title');
    again.unmount();
    await open();
    await click('Discard Better title');
    expect(listKeptDrafts()).toEqual([]);
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
  });
});
