import { AddToList } from './add-to-list';

/** For the gallery of the development server. */
export default function AddToListExample() {
  return (
    <p>
      <AddToList items={[{ label: 'MAG Lifter', path: '/products/mag-product?product=lifter' }]} />
    </p>
  );
}
