import { DOMINOES_MAX_POINTS } from '@perya/game-engines/dominoes';
import { MatchRulesText } from '../match/MatchRulesText';
import { useDominoesT } from './texts';

/** Content of the rules dialog. A separate module, loaded on demand. */
export default function RulesSheet() {
  const t = useDominoesT();
  return (
    <MatchRulesText
      maxPoints={DOMINOES_MAX_POINTS}
      houseRule={t('houseRule')}
      lateRule={t('lateRule')}
    >
      <p>{t('goalRule')}</p>
      <p>{t('tilesRule')}</p>
      <h3>{t('firstTitle')}</h3>
      <p>{t('firstRule')}</p>
      <h3>{t('turnTitle')}</h3>
      <p>{t('turnRule')}</p>
      <p>{t('passRule')}</p>
      <h3>{t('endTitle')}</h3>
      <p>{t('endRule')}</p>
      <p>{t('tieRule')}</p>
      <h3>{t('pointsTitle')}</h3>
      <p>{t('pointsRule', { max: DOMINOES_MAX_POINTS })}</p>
    </MatchRulesText>
  );
}
