/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { OwnPicture, PictureFile } from '../media/media-file';
import { Picture } from './picture';

const file = {
  alt: 'A robot',
  width: 800,
  height: 600,
  avif: [{ src: '/media/r-400.avif', width: 400 }],
  webp: { src: '/media/r-800.webp', width: 800 },
};

test('the picture is described, sized, and loaded lazily', () => {
  render(<Picture file={file} sizes="100vw" />);
  const picture = screen.getByRole('img', { name: 'A robot' });
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '600');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture.previousElementSibling).toHaveAttribute('srcset', '/media/r-400.avif 400w');
  expect(picture).toHaveAttribute('src', '/media/r-800.webp');
});

test('a picture beside the page has the description that the page gives it', () => {
  const { alt: _alt, ...rest } = file;
  const own: OwnPicture = rest;
  const { unmount } = render(<Picture file={own} alt="A robot of ours" sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'A robot of ours' })).toHaveAttribute('src', '/media/r-800.webp');
  unmount();
  // For what takes a picture of the catalog.
  const described: PictureFile = { ...own, alt: 'Another robot' };
  render(<Picture file={described} sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Another robot' })).toBeVisible();
});

test('files that are larger than the layout needs are not named', () => {
  const avif = [...file.avif, { src: '/media/r-800.avif', width: 800 }];
  render(<Picture file={{ ...file, avif }} sizes="400px" maxWidth={400} />);
  expect(screen.getByRole('img').previousElementSibling).toHaveAttribute('srcset', '/media/r-400.avif 400w');
});

test('the one picture that a page is measured by is fetched first', () => {
  document.body.innerHTML = renderToString(<Picture file={file} sizes="100vw" loading="eager" />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  const preload = document.querySelector('link[rel=preload][as=image][fetchpriority=high][imagesizes="100vw"]');
  expect(preload).toHaveAttribute('imagesrcset', '/media/r-400.avif 400w');
  // Whose browser cannot show it asks for the other one.
  expect(preload).toHaveAttribute('type', 'image/avif');
});

test('on a page that is there already it is fetched once it is shown', () => {
  document.body.innerHTML = '';
  render(<Picture file={file} sizes="10vw" loading="eager" />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(document.querySelector('link[rel=preload][imagesizes="10vw"]')).toBeNull();
});

describe('a picture that has a dark version', () => {
  const dark = [{ src: '/media/r-dark-400.avif', width: 400 }];

  test('shows it on screens in the dark colour scheme, and not on paper', () => {
    const { container } = render(<Picture file={{ ...file, dark }} sizes="100vw" />);
    const [first, second] = container.querySelectorAll('source');
    expect(first).toHaveAttribute('media', 'screen and (prefers-color-scheme: dark)');
    expect(first).toHaveAttribute('srcset', '/media/r-dark-400.avif 400w');
    expect(second).not.toHaveAttribute('media');
  });

  test('is fetched first in the scheme of the visitor alone', () => {
    document.body.innerHTML = renderToString(<Picture file={{ ...file, dark }} sizes="50vw" loading="eager" />);
    const preloads = [...document.querySelectorAll('link[rel=preload][imagesizes="50vw"]')];
    expect(preloads.map((link) => [link.getAttribute('media'), link.getAttribute('imagesrcset')])).toEqual([
      ['screen and (prefers-color-scheme: dark)', '/media/r-dark-400.avif 400w'],
      ['not all and (prefers-color-scheme: dark)', '/media/r-400.avif 400w'],
    ]);
  });
});

test('a picture beside text that says the same is not read out', () => {
  const { container } = render(<Picture file={file} sizes="100vw" alt="" />);
  expect(within(container).queryByRole('img')).not.toBeInTheDocument();
  expect(within(container).getByRole('presentation')).toHaveAttribute('alt', '');
});
