import type { ServerWords } from '../../words/words';

/**
 * Runs inline in the head of every page: keeps what a visitor clicks before the page is interactive, and clicks it again once
 * it is (architecture §9 Hydration: the first interaction is not lost).
 *
 * Its source text is inlined, comments included. So it must not refer to anything outside itself, and its comments stand
 * here, where they cost no visitor a byte.
 *
 * - The page is interactive while `data-hydrated` of the root element is `true`; the shell says so with the event `hydrated`.
 * - Kept are clicks on buttons and boxes in `main` that only the script of the page gives a meaning. Elements that work without it
 *   stands inside `data-alive`. Links, disclosures, fields and forms that post work by themselves; components read what was
 *   typed meanwhile when they begin (`useEarlyValue`, `useQueryForm`), so another form has only to wait for its script.
 * - What is done to a control ends at the window: for an event that reaches a page which is not hydrated, React hydrates all of it
 *   at once, in one long task. Escape is for menus, wherever the focus is.
 * - A control that is pressed again because nothing has happened is clicked once. Each is clicked in a task of its own, so that it
 *   finds the page as the one before has left it.
 * - A box is ticked at once; it is put back before it is clicked again, which ticks it.
 * - A double click on the button of a form that posts would send it twice; only the script sends it with a key.
 * - After 200 ms a control is busy. It is disabled once the remote has failed, or nothing has come for 15 s; should the
 *   script come after all, it still acts. The note is a live region, and on the page before it says anything.
 * - `remote-error` is `remoteErrorEvent` of send-error-report.ts.
 */
export function queueEarlyEvents(words: ServerWords['lostScript']): void {
  const isReady = () => document.documentElement.dataset['hydrated'] === 'true';
  const controls =
    'main :is(button:not([type=submit]), input:is([type=checkbox], [type=radio]):not(form *)):not([data-alive] *)';
  const queue = new Map<HTMLElement, { isTicked: boolean }>();
  const note = document.createElement('p');
  note.className = 'early-note';
  note.setAttribute('role', 'status');
  let isLost = false;

  const show = () => {
    if (isReady()) return;
    for (const control of queue.keys()) {
      control.removeAttribute('aria-busy');
      control.setAttribute(isLost ? 'aria-disabled' : 'aria-busy', 'true');
    }
    if (!isLost || queue.size === 0) return;
    const reload = document.createElement('a');
    reload.href = '';
    reload.textContent = words.reload;
    note.replaceChildren(`${words.text} `, reload);
  };
  const giveUp = () => {
    isLost = !isReady();
    show();
  };
  addEventListener('remote-error', giveUp);

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const control = target instanceof Element && target.closest<HTMLElement>(controls);
      if (isReady() || !control) return;
      event.stopImmediatePropagation();
      if (!note.isConnected) document.body.append(note);
      queue.delete(control);
      queue.set(control, { isTicked: control instanceof HTMLInputElement && control.checked });
      setTimeout(show, 200);
      setTimeout(giveUp, 15_000);
    },
    true,
  );

  const hide = (event: Event) => {
    const { target } = event;
    if (isReady() || !(target instanceof Element) || (event instanceof KeyboardEvent && event.key === 'Escape')) return;
    if (target.closest('main :is(a, summary, label, input, select, textarea, button):not([data-alive] *)'))
      event.stopPropagation();
  };
  const types = 'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup click input change';
  for (const type of types.split(' ')) addEventListener(type, hide, true);

  let sentAt = -2000;
  addEventListener('submit', (event) => {
    const { target, timeStamp } = event;
    if (isReady() || !(target instanceof HTMLFormElement)) return;
    if (target.method === 'post' && timeStamp >= sentAt + 2000) sentAt = timeStamp;
    else event.preventDefault();
  });

  const clickNext = () => {
    const [next] = queue;
    if (!next) return;
    const [control, { isTicked }] = next;
    queue.delete(control);
    control.removeAttribute('aria-busy');
    control.removeAttribute('aria-disabled');
    if (control instanceof HTMLInputElement) control.checked = !isTicked;
    control.click();
    setTimeout(clickNext);
  };
  addEventListener('hydrated', () => {
    isLost = false;
    note.remove();
    clickNext();
  });
}
