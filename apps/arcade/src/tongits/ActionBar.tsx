import { Button } from '@perya/ui-kit';
import type { TongitsAction } from '@perya/game-engines/tongits';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import { TurnHint } from '../match/TurnHint';
import styles from './ActionBar.module.css';
import { useTongitsT } from './texts';

/** The actions of the bar, in its order. */
const BAR_ACTIONS = [
  'draw',
  'take',
  'call',
  'meld',
  'layOff',
  'discard',
  'fight',
  'fold',
] as const satisfies TongitsAction['kind'][];
/** An action of the bar. */
export type BarAction = (typeof BAR_ACTIONS)[number];

const LETTERS: Readonly<Record<BarAction, string>> = {
  draw: 'D',
  take: 'T',
  call: 'C',
  meld: 'M',
  layOff: 'L',
  discard: 'X',
  fight: 'F',
  fold: 'O',
};

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  /** What is possible now. The first one is the most prominent. */
  actions: Readonly<Partial<Record<BarAction, () => void>>>;
  isBusy: boolean;
  /** What the player can do to get further, or why nothing is possible. */
  hint: string;
}

/** The player's actions: only what is possible now. */
export function ActionBar({ actions, isBusy, hint }: ActionBarProps) {
  const t = useTongitsT();
  const possible = BAR_ACTIONS.filter((action) => actions[action] !== undefined);
  const press = (action: BarAction) => {
    if (!isBusy) actions[action]?.();
  };
  useKeyboardShortcuts(
    Object.fromEntries(possible.map((one) => [`Key${LETTERS[one]}`, () => press(one)])),
  );
  return (
    <div className={styles['bar']} role="group" aria-label={t('actions')}>
      {hint !== '' && <TurnHint>{hint}</TurnHint>}
      {possible.map((action, place) => (
        <Button
          key={action}
          variant={place === 0 ? 'primary' : 'secondary'}
          size="large"
          aria-keyshortcuts={LETTERS[action]}
          aria-disabled={isBusy}
          onClick={() => press(action)}
        >
          {t(action)}
        </Button>
      ))}
    </div>
  );
}
