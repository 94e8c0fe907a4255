import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Avatar.module.css';
import { initialsOf, tintOf } from './initials';

export interface AvatarProps {
  /** Nickname or account: gives the initials, the tint and the accessible name. */
  name: string;
  /** Without it, or when it does not load, the initials are shown. */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** The name already stands beside it in text. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

export function Avatar({ name, src, size = 'medium', decorative = false, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const showsImage = src !== undefined && src !== '' && src !== brokenSrc;

  // A picture in server-rendered HTML can fail before anybody listens for it.
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
        // Drawn, not written: a button around it is named in words that need not begin with them.
        <span className={styles['initials']} data-initials={initialsOf(name)} aria-hidden />
      )}
    </span>
  );
}
