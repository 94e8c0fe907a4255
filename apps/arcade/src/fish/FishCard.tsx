import { catchChance, type FishId, type FishModel } from '@perya/game-engines/fish';
import { useFormat } from '@perya/i18n';
import styles from './FishCard.module.css';
import { Portrait } from './Portrait';
import { useFishT } from './texts';
import { useFishModel, useFishText, payoutRangeText } from './useFishText';

export interface FishCardProps {
  kind: FishId;
}

/** One fish in the rules. */
export function FishCard({ kind }: FishCardProps) {
  const model = useFishModel();
  const t = useFishT();
  const text = useFishText();
  const { number } = useFormat();
  const worths = model.worth[kind];
  const chance = number(catchChance(model, kind) * 100, { maximumSignificantDigits: 3 });
  return (
    <li className={styles['card']}>
      <Portrait model={model} kind={kind} className={styles['portrait']} />
      <p>
        <b>{text.nameOf(kind)}</b>
        <strong data-numeric="">{payoutRangeText(model, kind)}</strong>
        <span>{t('chance', { chance })}</span>
        {worths.length > 1 && <small>{sharesText(worths)}</small>}
      </p>
    </li>
  );
}

/** Possible payouts of a fish and their probabilities: `×10 40 % · ×25 30 %`. */
function sharesText(worths: FishModel['worth'][FishId]): string {
  const total = worths.reduce((sum, { weight }) => sum + weight, 0);
  return worths
    .map(({ times, weight }) => `×${times} ${Math.round((weight / total) * 100)} %`)
    .join(' · ');
}
