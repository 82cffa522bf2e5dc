import { CallToAction } from 'shared-ui/call-to-action';

/** Whether the screen could not be loaded, and the way back. */
type ScreenOnItsWayProps = { hasFailed: boolean; onBack: () => void };

/** Stands where a screen will be whose code is not there yet. */
export function ScreenOnItsWay({ hasFailed, onBack }: ScreenOnItsWayProps) {
  if (!hasFailed) return <p role="status">Loading…</p>;
  return (
    <>
      <p role="alert">This screen could not be loaded. Check your connection, go back and open it again.</p>
      <p>
        <CallToAction inverted size="small" onClick={onBack}>
          Back to Blog List
        </CallToAction>
      </p>
    </>
  );
}
