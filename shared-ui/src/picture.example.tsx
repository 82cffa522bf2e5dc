import { sharedDriveLane } from 'shared-config/media/catalog';
import { Picture } from './picture';

/** For the gallery of the development server. */
export default function PictureExample() {
  return <Picture file={sharedDriveLane} sizes="24rem" maxWidth={960} />;
}
