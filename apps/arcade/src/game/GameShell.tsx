import { useFormat } from '@perya/i18n';
import { Badge, IconButton } from '@perya/ui-kit';
import { ScrollText, ShieldCheck, Volume2, VolumeX, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useOpenedGame } from './GameContext';
import styles from './GameShell.module.css';
import type { Sound } from './sound';
import { useGameT } from './texts';

// Not needed to play.
const GameDialog = lazy(() => import('./GameDialog'));

export interface GameShellProps {
  /** The game itself, between the bar and the controls. */
  children: ReactNode;
  /** Balance, stake and the main action. */
  controls: ReactNode;
  rules: ReactNode;
  /** Default: "Rules". */
  rulesTitle?: string;
  /** Rendered on demand, because it fetches the last rounds. */
  fairness: ReactNode;
  sound: Sound;
}

/** The layout shared by all games: bar, dialogs and controls. */
export function GameShell({
  children,
  controls,
  rules,
  rulesTitle,
  fairness,
  sound,
}: GameShellProps) {
  const { game, leave } = useOpenedGame();
  const t = useGameT();
  const [dialog, setDialog] = useState<'rules' | 'fairness' | null>(null);
  const titles = { rules: rulesTitle ?? t('rules'), fairness: t('fairness') };
  return (
    <>
      <header className={styles['bar']}>
        <GameTitle />
        {game.mode === 'demo' && (
          <Badge tone="teal" variant="solid" size="small" className={styles['demo']}>
            {t('demo')}
          </Badge>
        )}
        <IconButton
          variant="overlay"
          label={titles.rules}
          icon={<ScrollText />}
          onClick={() => setDialog('rules')}
        />
        <IconButton
          variant="overlay"
          label={titles.fairness}
          icon={<ShieldCheck />}
          onClick={() => setDialog('fairness')}
        />
        <SoundButton sound={sound} />
        <IconButton variant="overlay" label={t('leave')} icon={<X />} onClick={leave} />
      </header>
      <section className={styles['stage']}>{children}</section>
      <footer className={styles['controls']}>{controls}</footer>
      {dialog !== null && (
        <Suspense fallback={null}>
          <GameDialog title={titles[dialog]} onClose={() => setDialog(null)}>
            {dialog === 'rules' ? rules : fairness}
          </GameDialog>
        </Suspense>
      )}
    </>
  );
}

function GameTitle() {
  const { game } = useOpenedGame();
  const t = useGameT();
  const format = useFormat();
  const returns =
    game.rtp === null
      ? []
      : [t('returns', { rtp: format.number(Number(game.rtp), { minimumFractionDigits: 2 }) })];
  return (
    <div className={styles['title']}>
      <h1>{game.name}</h1>
      <p>{[game.vendorName, ...returns].join(' · ')}</p>
    </div>
  );
}

function SoundButton({ sound }: { sound: Sound }) {
  const t = useGameT();
  const [isOn, setIsOn] = useState(sound.isOn());
  return (
    <IconButton
      variant="overlay"
      label={t(isOn ? 'soundOn' : 'soundOff')}
      pressed={isOn}
      icon={isOn ? <Volume2 /> : <VolumeX />}
      onClick={() => {
        sound.toggle();
        setIsOn(sound.isOn());
      }}
    />
  );
}
