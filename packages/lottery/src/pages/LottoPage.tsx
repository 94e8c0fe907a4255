import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  countBets,
  LOTTO_GAMES,
  nextDraw,
  oddsAgainst,
  priceOf,
  type LottoGame,
} from '@perya/lottery-rules';
import { Button, Card, ContentPage, RadioGroup } from '@perya/ui-kit';
import { Dices, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { NumberBoard } from '../components/NumberBoard/NumberBoard';
import { SlipSummary } from '../components/SlipSummary/SlipSummary';
import { useT } from '../i18n';
import { quickPick } from '../quickPick';
import styles from './LottoPage.module.css';

/** `/lottery?gameCode=`: numbers of the lotto family, counted and priced by the rules. Sells nothing yet. */
export function LottoPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const game = LOTTO_GAMES.find(({ code }) => code === params.get('gameCode')) ?? LOTTO_GAMES[0];
  if (!game) return null;
  return (
    <ContentPage title={t('lottoPage.title')} lead={t('lottoPage.lead')}>
      <RadioGroup
        label={t('lottoPage.games')}
        isLabelHidden
        variant="chips"
        value={game.code}
        options={LOTTO_GAMES.map(({ code, picks, highest }) => ({
          value: code,
          label: `${picks}/${highest}`,
        }))}
        onValueChange={(gameCode) =>
          setParams({ gameCode }, { replace: true, preventScrollReset: true })
        }
      />
      <Slip key={game.code} game={game} />
    </ContentPage>
  );
}

function Slip({ game }: { game: LottoGame }) {
  const t = useT();
  const { money, number, stamp } = useFormat();
  const client = useApi();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // Once per game: the countdown runs by itself.
  const [draw] = useState(() => nextDraw(game.schedule, client.serverNow()));
  const toggle = (ball: number) =>
    setChosen((now) => (now.includes(ball) ? now.filter((each) => each !== ball) : [...now, ball]));
  const isEnough = chosen.length >= game.picks;

  return (
    <Card>
      <div className={styles['slip']}>
        <div className={styles['tools']}>
          <p className={styles['chosen']} role="status">
            {isEnough || chosen.length === 0
              ? t('lottoPage.chosen', { chosen: chosen.length, most: game.mostPicks })
              : t('lottoPage.needMore', { picks: game.picks })}
          </p>
          <Button
            size="small"
            iconStart={<Dices />}
            onClick={() => setChosen(quickPick(game.highest, game.picks))}
          >
            {t('lottoPage.quickPick')}
          </Button>
          <Button size="small" variant="quiet" iconStart={<Eraser />} onClick={() => setChosen([])}>
            {t('lottoPage.clear')}
          </Button>
        </div>
        <NumberBoard
          highest={game.highest}
          chosen={chosen}
          most={game.mostPicks}
          label={t('lottoPage.board', { highest: game.highest })}
          onToggle={toggle}
        />
        <SlipSummary
          figures={[
            { label: t('lottoPage.bets'), value: number(countBets(game, chosen.length)) },
            { label: t('lottoPage.price'), value: money(priceOf(game, chosen.length)) },
            {
              label: t('lottoPage.odds'),
              value: t('lottoPage.oneIn', { odds: number(oddsAgainst(game, game.picks)) }),
            },
          ]}
          draw={{
            label: t('lottoPage.nextDraw'),
            locksAt: draw.locksAt,
            text: stamp(draw.drawAt),
            now: () => client.serverNow(),
          }}
        />
      </div>
    </Card>
  );
}
