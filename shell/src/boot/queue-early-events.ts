/**
 * Runs inline in the head of every page: holds what a visitor does before the page is interactive, and repeats it once it
 * is (design §5: the first interaction is not lost).
 *
 * Its source text is inlined, comments included. So it must not refer to anything outside itself, and its comments stand
 * here, where they cost no visitor a byte.
 *
 * - The page is interactive while `data-hydrated` of the root element is `true`.
 * - Held is what only the script of the page does, in `main`: header and footer are interactive before the page, and so is
 *   what stands inside `data-alive`. Links, disclosures and forms that post work by themselves, and so do their fields.
 * - What is held never reaches React, which would drop it, or handle it if it is just in time: then it would act twice.
 * - Nor does what leads to it, opens a disclosure, or fills a field: React would hydrate the whole page for it at once, in one
 *   long task (`discreteReplayableEvents` of react-dom). Escape is for menus, wherever the focus is. A form learns
 *   afterwards what was typed.
 * - One interaction per control, the last one: a visitor who presses again because nothing has happened means it once.
 * - Each is repeated in a task of its own, so that it finds the page as the one before it has left it.
 * - A field keeps its text, choice or tick, but hydration may reset it, and React ignores a value that it has seen: it is
 *   made to expect another one first.
 * - The click on a box is held as well, but ticks it: React may hydrate the page on it, and would miss what it has done.
 * - A double click on the button of a form that posts would send it twice; only the script sends it with a key.
 * - A control that was focused early has missed what its focus starts.
 * - After 200 ms a control is busy. It is disabled once the remote has failed, or nothing has come for 15 s; should the
 *   script come after all, it still acts. The note is a live region, and on the page before it says anything.
 * - A page that was put back as it was prerendered may have been busy then.
 * - `remote-error` is `remoteErrorEvent` of send-error-report.ts.
 */
export function queueEarlyEvents(): void {
  const root = document.documentElement;
  const held = new Map<Element, () => void>();
  const note = document.createElement('p');
  note.className = 'held-note';
  note.setAttribute('role', 'status');
  let isLost = false;
  const isWaiting = () => root.dataset['hydrated'] !== 'true';

  const show = () => {
    if (!isWaiting() || !held.size) return;
    for (const control of held.keys()) control.setAttribute('aria-busy', 'true');
    if (!isLost) return;
    for (const control of document.querySelectorAll('main [aria-busy]:not(div)')) {
      control.removeAttribute('aria-busy');
      control.setAttribute('aria-disabled', 'true');
    }
    const reload = document.createElement('a');
    reload.href = '';
    reload.textContent = 'Reload the page';
    note.replaceChildren('This does not work: a part of the page could not be loaded. ', reload);
  };
  const lose = () => {
    isLost = isWaiting();
    setTimeout(show, 200);
  };

  const hold = (event: Event) => {
    const { target, type } = event;
    const needing =
      {
        click: ':is(button:not([type=submit]),[type=checkbox]:not(form *))',
        keydown: '[role=tab]',
        submit: 'form:not([method])',
      }[type] ?? ':is(input,select,textarea):not(form *)';
    const control =
      target instanceof Element && target.closest<HTMLInputElement>(`main ${needing}:not([data-alive] *)`);
    if (!isWaiting() || !control || (event instanceof KeyboardEvent && !/Arrow|Home|End/.test(event.key))) return;
    event.stopImmediatePropagation();
    if (type !== 'click') event.preventDefault();
    if (!note.isConnected) document.body.append(note);
    const { value, checked } = control;
    held.delete(control);
    held.set(control, () => {
      if (control.type === 'checkbox') {
        control.checked = !checked;
        control.click();
      } else if (type !== 'input' && type !== 'change') {
        control.dispatchEvent(new (Object(event).constructor)(type, event));
      } else {
        control.value = `${value} `;
        Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    setTimeout(show, 200);
    setTimeout(lose, 15_000);
  };
  for (const type of ['click', 'keydown', 'submit', 'input', 'change']) addEventListener(type, hold, true);
  const hide = (event: Event) => {
    const { target } = event;
    if (!isWaiting() || !(target instanceof Element) || Reflect.get(event, 'key') === 'Escape') return;
    const control = 'main :is(summary,label,input,select,textarea,button:not([type=submit])):not([data-alive] *)';
    if (target.closest(control)) event.stopPropagation();
  };
  const types =
    'pointerdown pointerup mousedown mouseup keydown keypress keyup touchstart touchend click textInput input change paste compositionstart compositionend';
  for (const type of types.split(' ')) addEventListener(type, hide, true);
  let sentAt = -2000;
  addEventListener('submit', (event) => {
    if (isWaiting() && event.timeStamp < sentAt + 2000) event.preventDefault();
    sentAt = event.timeStamp;
  });
  addEventListener('remote-error', lose);

  const repeat = () => {
    const [next] = held;
    if (!next) return;
    const [control, act] = next;
    held.delete(control);
    control.removeAttribute('aria-busy');
    control.removeAttribute('aria-disabled');
    act();
    setTimeout(repeat);
  };
  new MutationObserver(() => {
    if (isWaiting()) return;
    note.textContent = '';
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const field of document.querySelectorAll<HTMLInputElement>('main form :is(input,textarea)'))
      if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
    repeat();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
}
