import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** `cover` is a game's picture, 4:3; `banner` a hero's; `block` fills its parent. */
  shape?: 'text' | 'title' | 'button' | 'circle' | 'cover' | 'banner' | 'block' | undefined;
  /** For `text`: number of lines; the last one is shorter. */
  lines?: number | undefined;
  width?: CSSProperties['inlineSize'] | undefined;
  height?: CSSProperties['blockSize'] | undefined;
  className?: string | undefined;
}

/** A placeholder in the shape of the loading content. Hidden from screen readers: see `SkeletonGroup`. */
export function Skeleton({ shape = 'text', lines = 1, width, height, className }: SkeletonProps) {
  const size =
    width === undefined && height === undefined
      ? undefined
      : { inlineSize: width, blockSize: height };

  if (shape === 'text' && lines > 1) {
    return (
      <span className={classNames(styles['lines'], className)} style={size} aria-hidden>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={styles['bone']} data-shape="text" />
        ))}
      </span>
    );
  }
  return (
    <span
      className={classNames(styles['bone'], className)}
      data-shape={shape}
      style={size}
      aria-hidden
    />
  );
}

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps {
  children: ReactNode;
  /** What is loading, announced once, such as "Loading games". */
  label: string;
  className?: string | undefined;
}

/** A group of skeletons for one piece of content: announced once, politely. */
export function SkeletonGroup({ children, label, className }: SkeletonGroupProps) {
  return (
    <div className={className ?? styles['group']} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
