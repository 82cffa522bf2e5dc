// Released remotes take it from the shell, which uses another one in development.
import 'react/jsx-runtime';
import type { ComposedRemote, PageComposition } from '../../contract/composition';
import { remoteErrorEvent } from '../remotes/send-error-report';

/** Draws the boundaries of the shell and the remotes, with the version and team of each remote, and how far it has loaded. */
function drawBoundaries(remotes: readonly ComposedRemote[], failed: ReadonlySet<string>, isShown: boolean): void {
  for (const label of document.querySelectorAll('[data-boundary-label]')) label.remove();
  for (const element of document.querySelectorAll<HTMLElement>('body header, main, body footer')) {
    if (element.closest('main') && element.localName !== 'main') continue;
    const remote = remotes.find(({ name }) => name === element.dataset['boundary']);
    const colour = remote ? 'var(--colour-accent)' : 'var(--colour-focus)';
    element.style.outline = isShown ? `3px dashed ${colour}` : '';
    element.style.outlineOffset = isShown ? '-3px' : '';
    if (!isShown) continue;
    const label = document.createElement('p');
    label.dataset['boundaryLabel'] = '';
    label.textContent = remote
      ? `${remote.name}@${remote.version} · team ${remote.team} · ${stateOf(element, failed.has(remote.name))}`
      : 'shell';
    label.style.cssText = `position:absolute;z-index:30;padding:0 .5rem;font:12px/1.6 monospace;color:#fff;background:${colour}`;
    const { left, top } = element.getBoundingClientRect();
    label.style.left = `${left + scrollX}px`;
    label.style.top = `${top + scrollY}px`;
    document.body.append(label);
  }
}

function stateOf(boundary: HTMLElement, hasFailed: boolean): string {
  if (hasFailed) return 'failed';
  if (boundary.querySelector(':scope > [aria-busy]')) return 'loading';
  return document.documentElement.dataset['hydrated'] ? 'interactive' : 'prerendered, not hydrated';
}

/** Adds a button in the corner that draws the boundaries of the remotes; `?borders` draws them at once. In development alone. */
export function addBoundariesButton({ remotes }: PageComposition): void {
  const failed = new Set<string>();
  let isShown = new URLSearchParams(location.search).has('borders');
  const draw = () => drawBoundaries(remotes, failed, isShown);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Borders';
  button.style.cssText = 'position:fixed;z-index:30;left:.5rem;bottom:.5rem;padding:.25rem .75rem';
  button.onclick = () => {
    isShown = !isShown;
    draw();
  };
  document.body.append(button);
  window.addEventListener(remoteErrorEvent, ({ detail }) => {
    failed.add(detail.remote);
    draw();
  });
  // The shell says of every page that it is on screen.
  for (const event of ['hydrated', 'resize']) window.addEventListener(event, draw);
  // Before, React would find on the page what it has not rendered.
  if (document.documentElement.dataset['hydrated']) draw();
}
