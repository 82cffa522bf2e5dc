import { nextTask } from '../next-task/next-task';

let loading: ReturnType<typeof load> | undefined;

/** Fetches the screens that are not shown first, once a page. After a failure the next call fetches them again. */
export function loadOtherScreens() {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What cleans rich text takes as long to start as all the screens: in one task both would take a slow phone too long. */
async function load() {
  await import('../rich-text/sanitise-rich-text');
  await nextTask();
  return import('./other-screens');
}
