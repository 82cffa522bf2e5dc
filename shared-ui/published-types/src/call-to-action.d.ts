import type { ReactNode } from 'react';
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
export declare function CallToAction({ children, size, type, inverted, disabled, to, onClick, }: CallToActionProps): import("react").JSX.Element;
export {};
