import type { LotteryOffer } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { quickPick, type Lottery } from '@perya/rules/lottery';
import { Button, Card } from '@perya/ui-kit';
import { Dices, Eraser, Plus } from 'lucide-react';

import { SelectionBoard } from '../boards/SelectionBoard';
import { useT } from '../locales';
import { PlayRule } from '../play-rules/PlayRule';
import styles from './BoardCard.module.css';
import { isSelectionEmpty } from './state/desk';
import { DraftNote } from './DraftNote';
import { oddsOfOption, oddsOfPlayType } from './pricing/odds';
import { PlayTypePicker } from './PlayTypePicker';
import { PrizeTable } from './PrizeTable';
import { StakeControls } from './stakes/StakeControls';
import type { Slip } from './useSlip';

export interface BoardCardProps {
  lottery: Lottery;
  offer: LotteryOffer;
  slip: Slip;
}

/** The play types, the selected one's board, and the stake controls. */
export function BoardCard({ lottery, offer, slip }: BoardCardProps) {
  const t = useT();
  const { desk, playType, till } = slip;
  const { draft } = desk;
  const { shape } = playType;
  const terms = { mode: till.mode, rebate: draft.rebate };
  const isEmpty = isSelectionEmpty(draft.selection);
  const pick = () => {
    const one = quickPick(shape, secureRandomBelow);
    // Entries accumulate; on a board, a new pick replaces the selection.
    const isGathered = shape.kind === 'entries' && !isEmpty;
    slip.chooseNumbers(
      isGathered ? [[...new Set([...(draft.selection[0] ?? []), ...(one[0] ?? [])])]] : one,
    );
  };
  return (
    <Card>
      <PlayTypePicker lottery={lottery} playType={playType} onChange={slip.choosePlayType}>
        <PlayRule family={lottery.family} playType={playType} />
        <div className={styles['tools']}>
          <Button size="small" iconStart={<Dices />} onClick={pick}>
            {t('board.quickPick')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            iconStart={<Eraser />}
            disabled={isEmpty}
            onClick={() => slip.chooseNumbers(draft.selection.map(() => []))}
          >
            {t('board.clearAll')}
          </Button>
          <Odds text={oddsOfPlayType(playType, terms)} />
        </div>
        <SelectionBoard
          key={playType.code}
          playType={playType}
          selection={draft.selection}
          oddsText={(option) => oddsOfOption(playType, option, terms)}
          onChange={slip.chooseNumbers}
        />
        <StakeControls
          lottery={lottery}
          playType={playType}
          stakes={draft}
          currency={till.currency}
          maxMultiple={offer.maxMultiple}
          oddsAt={(rebate) => oddsOfPlayType(playType, { ...terms, rebate })}
          onChange={slip.changeStakes}
        />
        <BoardFoot slip={slip} />
        <PrizeTable playType={playType} terms={terms} />
      </PlayTypePicker>
    </Card>
  );
}

function Odds({ text }: { text: string | undefined }) {
  const t = useT();
  if (text === undefined) return null;
  return (
    <p className={styles['odds']}>
      {t('board.pays')} <strong data-numeric>{text}</strong>
    </p>
  );
}

/**
 * Number of bets and cost of the selection, with the button that adds it to the slip. Only beside the slip;
 * phones use the bar.
 */
function BoardFoot({ slip }: { slip: Slip }) {
  const t = useT();
  const { money } = useFormat();
  const { desk, draft, till } = slip;
  return (
    <div className={styles['foot']}>
      <DraftNote slip={slip} />
      <strong className={styles['cost']} data-numeric>
        {money(draft.cost, till.currency)}
      </strong>
      {desk.editing !== null && (
        <Button variant="quiet" onClick={slip.abandonEdit}>
          {t('board.leaveAsWas')}
        </Button>
      )}
      <Button iconStart={<Plus />} disabled={!slip.canAdd} onClick={slip.add}>
        {desk.editing === null ? t('board.add') : t('board.update')}
      </Button>
    </div>
  );
}

/** Uniform random integers below `bound`, from `crypto.getRandomValues`. */
export function secureRandomBelow(bound: number): number {
  const range = 2 ** 32;
  // Values above the largest multiple of `bound` would bias towards low numbers.
  const fair = range - (range % bound);
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn !== undefined && drawn < fair ? drawn % bound : secureRandomBelow(bound);
}
