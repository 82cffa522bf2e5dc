import { Button, buttonClass } from 'kit/page/button';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Call-to-action button (specification §9). */
type CallToActionProps = ComponentProps<typeof Button> & {
  /** Route it leads to. With one, and unless the type is submit, it renders as a link; disabled, it has no target. */
  to?: string;
};

/** The site's one button: a link where it leads somewhere, a button where it does something (specification §9). */
export function CallToAction({ to, ...button }: CallToActionProps) {
  const { children, type, disabled, onClick } = button;
  if (to === undefined || type === 'submit') return <Button {...button} />;
  return disabled ? (
    // A link cannot be disabled; without a target it is none, and says so.
    // biome-ignore lint/a11y/useSemanticElements: an anchor without href has no role
    <span className={buttonClass(button)} role="link" aria-disabled="true" tabIndex={0}>
      {children}
    </span>
  ) : (
    <Link className={buttonClass(button)} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
