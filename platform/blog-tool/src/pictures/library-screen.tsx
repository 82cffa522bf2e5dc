import { ArchiveScreen } from '../archive-screen/archive-screen';
import { LoadedLibrary } from './loaded-library';

/** The library as a screen of its own: unused pictures can be deleted there. */
export function LibraryScreen({ onBack }: { onBack: () => void }) {
  return (
    <ArchiveScreen title="Pictures" onBack={onBack}>
      <LoadedLibrary />
    </ArchiveScreen>
  );
}
