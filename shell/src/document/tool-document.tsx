import { ToolHeader } from '../header/tool-header';
import { ToolSkeleton } from '../skeleton/tool-skeleton';
import { ToolHead } from './tool-head';

/** What the document of a page that is not prerendered shows until the browser has rendered it: its frame and title. */
export function ToolDocument({ title }: { title: string | undefined }) {
  return (
    <>
      <ToolHead title={title} />
      <ToolHeader />
      <main id="main">
        <ToolSkeleton title={title} />
      </main>
    </>
  );
}
