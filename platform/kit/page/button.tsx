import type { ReactNode } from 'react';
import styles from './button.module.css';

/** How a button looks. */
export type ButtonLook = {
  size?: 'small' | 'medium' | 'large' | 'xlarge';
  /** Outlined instead of filled. */
  inverted?: boolean;
  /** Half opacity and no hover scale. */
  disabled?: boolean;
};

/** The label, action and look of a button. */
export type ButtonProps = ButtonLook & {
  children: ReactNode;
  type?: 'button' | 'submit' | 'reset';
  onClick?: (() => void) | undefined;
};

/** The classes of an element that looks like a button, such as a link. */
export const buttonClass = ({ size = 'medium', inverted = false, disabled = false }: ButtonLook): string =>
  [styles.button, styles[size], inverted && styles.inverted, disabled && styles.disabled].filter(Boolean).join(' ');

/** A button that does something. */
export const Button = ({ type = 'button', children, onClick, ...look }: ButtonProps) => (
  <button className={buttonClass(look)} type={type} disabled={look.disabled} onClick={onClick}>
    {children}
  </button>
);
