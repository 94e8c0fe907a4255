import { TONGITS_MAX_POINTS } from '@perya/game-engines/tongits';
import { MatchRulesText } from '../match/MatchRulesText';
import { useTongitsT } from './texts';

/** Content of the rules dialog. A separate module, loaded on demand. */
export default function RulesSheet() {
  const t = useTongitsT();
  return (
    <MatchRulesText
      maxPoints={TONGITS_MAX_POINTS}
      houseRule={t('houseRule')}
      lateRule={t('lateRule')}
    >
      <p>{t('goalRule')}</p>
      <p>{t('meldRule')}</p>
      <h3>{t('turnTitle')}</h3>
      <p>{t('turnRule')}</p>
      <p>{t('takeRule')}</p>
      <p>{t('layOffRule')}</p>
      <h3>{t('callTitle')}</h3>
      <p>{t('callRule')}</p>
      <p>{t('answerRule')}</p>
      <h3>{t('endTitle')}</h3>
      <p>{t('endRule')}</p>
      <p>{t('tieRule')}</p>
      <h3>{t('pointsTitle')}</h3>
      <p>{t('pointsRule', { max: TONGITS_MAX_POINTS })}</p>
      <p>{t('valueRule')}</p>
    </MatchRulesText>
  );
}
