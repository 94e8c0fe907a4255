import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Avatar.module.css';
import { initialsOf, tintOf } from './initials';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Nickname or account. The initials, the tint and the accessible name are derived from it. */
  name: string;
  /** If missing, or if it fails to load, the initials are shown. */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** Set when the name is already shown as text next to the avatar. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

/** A member's picture, or the initials while there is none. */
export function Avatar({ name, src, size = 'medium', decorative = false, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const showsImage = src !== undefined && src !== '' && src !== brokenSrc;

  // A picture in server-rendered HTML can fail before the `error` listener is attached.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.currentSrc !== '' && current.naturalWidth === 0)
      setBrokenSrc(src);
  }, [src]);

  return (
    <span
      className={classNames(styles['avatar'], className)}
      data-size={size}
      data-tint={tintOf(name)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {showsImage ? (
        <img
          ref={image}
          className={styles['image']}
          src={src}
          alt=""
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        // Drawn by CSS rather than as text: otherwise a button around it would need a label that starts with
        // the initials.
        <span className={styles['initials']} data-initials={initialsOf(name)} aria-hidden />
      )}
    </span>
  );
}
