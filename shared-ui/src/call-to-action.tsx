import { type ButtonProps, buttonClass } from 'kit/page/button';
import { Link } from 'react-router-dom';

/** Call-to-action button (specification §9). */
type CallToActionProps = ButtonProps & {
  /** Route it leads to. With one, and unless the type is submit, it renders as a link; disabled, it has no target. */
  to?: string;
};

/** The site's one button: a link where it leads somewhere, a button where it does something (specification §9). */
export function CallToAction({ children, type = 'button', to, onClick, ...look }: CallToActionProps) {
  const className = buttonClass(look);
  if (to === undefined || type === 'submit') {
    return (
      <button className={className} type={type} disabled={look.disabled} onClick={onClick}>
        {children}
      </button>
    );
  }
  return look.disabled ? (
    // A link cannot be disabled; without a target it is none, and says so.
    // biome-ignore lint/a11y/useSemanticElements: an anchor without href has no role
    <span className={className} role="link" aria-disabled="true" tabIndex={0}>
      {children}
    </span>
  ) : (
    <Link className={className} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
