import { EmbedView } from './embed-view';

/** For the gallery of the development server. */
export default function EmbedViewExample() {
  return <EmbedView embed={{ id: 1, type: 'embed', kind: 'robot', name: 'fork' }} />;
}
