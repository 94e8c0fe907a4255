// Heads from the front, in the color of the text. The right half mirrors the left one.

const MIRRORED = 'translate(64 0) scale(-1 1)';
const DARK = '#141a30';

/** A dragon's head. */
export function DragonEmblem() {
  return (
    <svg viewBox="0 0 64 64" fill="currentcolor" aria-hidden="true">
      {[undefined, MIRRORED].map((transform) => (
        <g key={transform ?? ''} transform={transform}>
          <path d="M27 18C20 17 10 14 9 1c5 6 12 7 19 11Z" />
          <path d="M20 22 4 20l9 8-10 5 11 4-7 8 12-2Z" opacity="0.7" />
          <path d="M32 10 21 18l-6 15 7 13 3 11 7 5Z" />
          <path d="M25 56c-8 4-13 0-18 6" fill="none" stroke="currentcolor" strokeWidth="2.5" />
          <g fill={DARK}>
            <path d="M18 28l11 6-3 4c-4 0-7-4-8-10Z" />
            <path d="M32 15l-3 6 3 9Z" opacity="0.6" />
            <path d="M32 33l-3 6 3 6Z" opacity="0.6" />
            <ellipse cx="28.5" cy="51" rx="1.8" ry="2.6" />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** A tiger's head. */
export function TigerEmblem() {
  return (
    <svg viewBox="0 0 64 64" fill="currentcolor" aria-hidden="true">
      {[undefined, MIRRORED].map((transform) => (
        <g key={transform ?? ''} transform={transform}>
          <circle cx="15" cy="15" r="9" />
          <path d="M32 9C16 9 7 20 7 33L3 42l7 3c3 10 12 16 22 16Z" />
          <g fill={DARK}>
            <circle cx="15" cy="15" r="4.5" />
            <path d="M32 10l-3 9 3 7Z" />
            <path d="M22 13l5 11-8-6Z" />
            <path d="M7 33l11 3-11 2Z" />
            <path d="M10 46l10-3-7 8Z" />
            <path d="M17 29c5-3 10-1 11 5-5 2-9 0-11-5Z" />
            <path d="M32 41h-6l6 7Z" />
          </g>
          <path
            d="M32 46v5c-3 5-8 4-10 1"
            fill="none"
            stroke={DARK}
            strokeLinecap="round"
            strokeWidth="2"
          />
        </g>
      ))}
    </svg>
  );
}
