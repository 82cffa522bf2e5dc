/** Marks the page as interactive and repeats the click that came too early for it (design §5). */
export function finishHydration(): void {
  if (document.documentElement.dataset['hydrated']) return;
  document.documentElement.dataset['hydrated'] = 'true';
  const button = window.firstClick;
  delete window.firstClick;
  if (button?.isConnected) button.click();
}
