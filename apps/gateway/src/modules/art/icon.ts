const FLAGS = [
  [66, '#ffc94d'],
  [162, '#45d6c4'],
  [296, '#ff7086'],
  [396, '#63e08f'],
] as const;

/** The mark of the demo's site as an app's icon, 512 by 512: a lantern under flags. Phones round its corners. */
export function appIconSvg(): string {
  const flags = FLAGS.map(([x, colour]) => {
    // The string hangs through: lowest in the middle.
    const y = 150 - ((x + 30 - 256) / 256) ** 2 * 46;
    return `<path d="M${x} ${y - 4}h60l-30 78z" fill="${colour}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><radialGradient id="light" cx=".5" cy=".45"><stop offset="0" stop-color="#ffe0ae"/><stop offset="1" stop-color="#ff947a"/></radialGradient><radialGradient id="glow"><stop offset="0" stop-color="#ff947a" stop-opacity=".45"/><stop offset="1" stop-color="#ff947a" stop-opacity="0"/></radialGradient></defs><rect width="512" height="512" fill="#262743"/><circle cx="256" cy="320" r="230" fill="url(#glow)"/><path d="M0 92Q256 196 512 92" fill="none" stroke="#8f8eb4" stroke-width="12"/>${flags}<path d="M256 146v56" stroke="#8f8eb4" stroke-width="12"/><rect x="200" y="192" width="112" height="34" rx="12" fill="#ffc94d"/><ellipse cx="256" cy="320" rx="136" ry="104" fill="url(#light)"/><path d="M192 230q-56 88 0 178M320 230q56 88 0 178M256 218v204" fill="none" stroke="#c9634a" stroke-width="11" opacity=".75"/><rect x="208" y="410" width="96" height="34" rx="12" fill="#ffc94d"/><path d="M232 444v34m24-34v48m24-48v34" stroke="#ffc94d" stroke-width="12" stroke-linecap="round"/></svg>`;
}
