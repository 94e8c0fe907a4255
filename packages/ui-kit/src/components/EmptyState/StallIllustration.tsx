import { flags, STRING_PATH } from '../Banderitas/garland';
import styles from './StallIllustration.module.css';

const STRIPES = 7;
const STRIPE_WIDTH = 16;
const AWNING_LEFT = 64;

/** A drawing of a market stall with a lit lantern and an empty counter. */
export function StallIllustration() {
  return (
    <svg className={styles['stall']} viewBox="0 0 240 148" aria-hidden focusable="false">
      <path className={styles['ground']} d="M20 137h200" />
      <path className={styles['pole']} d="M76 78v59M164 78v59" />
      <path className={styles['back']} d="M78 84h84v24H78z" />
      <path className={styles['counter']} d="M68 108h104v8H68z" />
      <path className={styles['front']} d="M73 116h94v21H73z" />
      <path className={styles['plank']} d="M96.5 116v21M120 116v21M143.5 116v21" />
      {Array.from({ length: STRIPES }, (_, stripe) => (
        <path key={stripe} className={styles['stripe']} d={stripePath(stripe)} />
      ))}
      <path className={styles['cord']} d="M120 80v7" />
      <path
        className={styles['lantern']}
        d="M120 86c5 0 8 3.2 8 7.5s-3 7.5-8 7.5-8-3.2-8-7.5 3-7.5 8-7.5Z"
      />
      <path className={styles['rib']} d="M116.5 86.7h7M116.5 100.3h7M120 86v15" />
      <g>
        <path className={styles['string']} d={STRING_PATH} />
        {flags().map((flag) => (
          <path key={flag} className={styles['flag']} d={flag} />
        ))}
      </g>
    </svg>
  );
}

/** Narrow at the top, wide and scalloped at the bottom edge. */
function stripePath(stripe: number): string {
  const left = AWNING_LEFT + stripe * STRIPE_WIDTH;
  const right = left + STRIPE_WIDTH;
  const ridge = (x: number) => 120 + (x - 120) * 0.8;
  return `M${ridge(left)} 58H${ridge(right)}L${right} 77a${STRIPE_WIDTH / 2} 7 0 0 1-${STRIPE_WIDTH} 0Z`;
}
