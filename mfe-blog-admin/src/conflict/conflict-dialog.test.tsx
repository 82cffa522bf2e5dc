import { screen, within } from '@testing-library/react';
import { alertMock, click, fields, fill, open, store } from '../blog-management/blog-management.test.setup';
import { PostConflictError } from '../posts/posts-store';
import { readStoredPost, type StoredPost } from '../posts/stored-post';

describe('somebody else saved first', () => {
  const theirs = readStoredPost('p1', { ...fields, title: 'Their title', updatedAt: '2026-01-03T00:00:00.000Z' });
  const begin = async (stored: StoredPost | undefined) => {
    store.save.mockRejectedValueOnce(new PostConflictError('p1', stored));
    await open();
    await click('Edit First post');
    await fill('Title', 'My title');
    await click('Update Blog');
    return within(await screen.findByRole('dialog'));
  };

  test('the dialog says so, shows the other version, and going back keeps everything', async () => {
    const dialog = await begin(theirs);
    expect(dialog.getByRole('heading', { name: 'Somebody else changed this post' })).toBeVisible();
    expect(alertMock).not.toHaveBeenCalled();
    await click('See theirs');
    expect(dialog.getByRole('heading', { name: 'Their title' })).toBeVisible();
    await click('Back to editing');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('My title');
  });

  test('“Keep mine as a copy” adds a post; both versions are in the list', async () => {
    await begin(theirs);
    await click('Keep mine as a copy');
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ title: 'My title (my version)' }));
    expect(await screen.findByRole('heading', { name: 'Their title' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My title (my version)' })).toBeVisible();
  });

  test('“Overwrite theirs” names the version that was shown', async () => {
    await begin(theirs);
    await click('Overwrite theirs');
    expect(store.save).toHaveBeenLastCalledWith('p1', expect.objectContaining({ title: 'My title' }), theirs.updatedAt);
  });

  test('a post that was deleted in the meantime can be kept as a new one', async () => {
    const dialog = await begin(undefined);
    expect(dialog.queryByRole('button', { name: 'Overwrite theirs' })).not.toBeInTheDocument();
    await click('Keep mine as a copy');
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ title: 'My title' }));
  });
});
