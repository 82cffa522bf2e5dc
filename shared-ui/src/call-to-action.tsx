import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './call-to-action.module.css';

/** Call-to-action button (specification §9). */
type CallToActionProps = {
  children: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'xlarge';
  type?: 'button' | 'submit' | 'reset';
  /** Outlined instead of filled. */
  inverted?: boolean;
  /** Half opacity, no hover scale, and no target. */
  disabled?: boolean;
  /** Route it leads to. With one, and unless the type is submit, it renders as a link. */
  to?: string;
  onClick?: () => void;
};

/** The site's one button: a link where it leads somewhere, a button where it does something (specification §9). */
export function CallToAction({
  children,
  size = 'medium',
  type = 'button',
  inverted = false,
  disabled = false,
  to,
  onClick,
}: CallToActionProps) {
  const className = [styles.callToAction, styles[size], inverted && styles.inverted, disabled && styles.disabled]
    .filter(Boolean)
    .join(' ');
  if (to !== undefined && type !== 'submit') {
    return disabled ? (
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
  return (
    <button className={className} type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
