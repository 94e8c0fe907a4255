import type { Family, PlayType } from '@perya/rules/lottery';
import { usePlayRulesT } from './locales';
import styles from './PlayRule.module.css';
import { ruleOf } from './ruleOf';

export interface PlayRuleProps {
  family: Family;
  playType: PlayType;
}

/** A sentence that explains how a bet of the play type wins. */
export function PlayRule({ family, playType }: PlayRuleProps) {
  const t = usePlayRulesT();
  const rule = ruleOf(family, playType);
  if (rule === undefined) return null;
  return <p className={styles['rule']}>{t(`rule.${rule.key}`, { n: rule.n })}</p>;
}
