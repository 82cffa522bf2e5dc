import { Picture } from './picture';

const file = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="teal" d="M0 2 2 0l1 2z"/%3E%3C/svg%3E',
  width: 960,
};

/** For the gallery of the development server. */
export default function PictureExample() {
  return (
    <Picture
      file={{ alt: 'A teal roof', width: 960, height: 640, avif: [], webp: file }}
      sizes="24rem"
      maxWidth={960}
    />
  );
}
