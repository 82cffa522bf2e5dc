/** Moves the focus to a field of the form, and opens what it is folded into. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.focus();
}
