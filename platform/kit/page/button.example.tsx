import { Button } from './button';

/** For the gallery of the development server. */
export default function ButtonExample() {
  return (
    <>
      <Button size="small">Small</Button> <Button inverted>Outlined</Button> <Button disabled>Disabled</Button>
    </>
  );
}
