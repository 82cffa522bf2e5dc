import type { CheckedPage } from './check-page';
import { byVariant } from './results';
import { type Variant, variants } from './variants';

/** A page as it is in each variant. */
export type CheckedRoute = { route: string; pages: Readonly<Record<Variant, CheckedPage>> };

/**
 * Why a page cannot be measured, a line for each reason: it shows no heading, or another one than the composed page; it writes errors
 * to the console; it has scripts where it must have none, or none where it must.
 */
export function judgePages({ route, pages }: CheckedRoute): string[] {
  const reasons = byVariant((variant) => judge(variant, pages[variant], pages.composed));
  return variants.flatMap((variant) => reasons[variant].map((reason) => `${variant}, ${route}: ${reason}`));
}

function judge(variant: Variant, { heading, errors, scriptBytes }: CheckedPage, composed: CheckedPage): string[] {
  const reasons = [...errors];
  if (heading === undefined) reasons.push('it shows no <h1>');
  else if (heading !== composed.heading) reasons.push(`its <h1> is "${heading}", composed it is "${composed.heading}"`);
  if (scriptBytes > 0 === (variant === 'floor')) reasons.push(`its scripts have ${scriptBytes} bytes`);
  return reasons;
}
