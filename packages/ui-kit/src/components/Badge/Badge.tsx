import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Badge.module.css';

/** Color of a badge. */
export type BadgeTone = 'neutral' | 'coral' | 'gold' | 'teal' | 'success' | 'danger';

/** Props of {@link Badge}. */
export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  /** `solid` on top of a picture, `soft` next to text. */
  variant?: 'soft' | 'solid' | undefined;
  size?: 'small' | 'medium' | undefined;
  icon?: ReactNode;
  /** Colors set by an operator, for example for a member label. They override `tone`. */
  colors?: { text: string; background: string } | undefined;
  className?: string | undefined;
}

/** A short label of a state or a kind. */
export function Badge({
  children,
  tone = 'neutral',
  variant = 'soft',
  size = 'medium',
  icon,
  colors,
  className,
}: BadgeProps) {
  return (
    <span
      className={classNames(styles['badge'], className)}
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      style={colors && { color: colors.text, background: colors.background }}
    >
      {icon !== undefined && (
        <span className={styles['icon']} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles['text']}>{children}</span>
    </span>
  );
}

/** Props of {@link CountBadge}. */
export interface CountBadgeProps {
  count: number;
  /** The full meaning in words, such as "3 unread messages". */
  label: string;
  /** Larger counts are shown as `99+`. */
  max?: number | undefined;
  className?: string | undefined;
}

/** A number on top of an icon. Renders nothing for zero. */
export function CountBadge({ count, label, max = 99, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles['count'], className)}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
