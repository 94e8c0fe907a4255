import { writeDecisions, type Decision, type PlayerState } from '@perya/game-engines/blackjack';
import { useFormat } from '@perya/i18n';
import { minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { useGameT } from '../game/texts';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import type { Decisions } from '../live-table/useDecisions';
import styles from './DecisionButtons.module.css';
import { useBlackjackT } from './texts';

/** As on the page. */
const ORDER = ['hit', 'stand', 'double', 'split', 'insure'] as const satisfies Decision[];

const letterOf = (decision: Decision) => writeDecisions([decision]);

/** Props of {@link DecisionButtons}. */
export interface DecisionButtonsProps {
  decisions: Decisions;
  options: PlayerState['options'];
  /** The stake on the main spot. */
  main: string;
}

/** The player's decisions; the possible ones can be pressed. */
export function DecisionButtons({ decisions, options, main }: DecisionButtonsProps) {
  const t = useBlackjackT();
  const common = useGameT();
  const { money } = useFormat();
  const { isSending, isUnknown, decide } = decisions;
  const canPress = (decision: Decision) => !isSending && !isUnknown && options.includes(decision);
  const press = (decision: Decision) => {
    if (canPress(decision)) void decide(letterOf(decision));
  };
  useKeyboardShortcuts(
    Object.fromEntries(
      ORDER.map((decision) => [`Key${letterOf(decision)}`, () => press(decision)]),
    ),
  );
  if (isUnknown) {
    return (
      // The sender repeats the decision that it doesn't know the outcome of.
      <Button
        variant="primary"
        size="large"
        aria-disabled={isSending}
        onClick={() => void decide('')}
      >
        {common('again')}
      </Button>
    );
  }
  return (
    <div className={styles['decisions']} role="group" aria-label={t('decisions')}>
      {ORDER.map((decision) => {
        const added = addedBy(decision, parseMinorUnits(main));
        return (
          <Button
            key={decision}
            variant={decision === 'hit' ? 'primary' : 'secondary'}
            data-decision={decision}
            aria-keyshortcuts={letterOf(decision)}
            aria-disabled={!canPress(decision)}
            onClick={() => press(decision)}
          >
            {t(decision)}
            {added !== undefined && canPress(decision) && (
              // The space separates them in the accessible name.
              <small data-numeric=""> +{money(added)}</small>
            )}
          </Button>
        );
      })}
    </div>
  );
}

/** What a decision adds to the stake. */
function addedBy(decision: Decision, main: MinorUnits): MinorUnits | undefined {
  if (decision === 'insure') return minorUnits(Math.floor(main / 2));
  return decision === 'double' || decision === 'split' ? main : undefined;
}
