import type { Promotion } from '@perya/api-client';
import { Skeleton } from '@perya/ui-kit';
import { useId } from 'react';

import { useT } from '../../locales';
import { PromotionCard } from '../PromotionCard/PromotionCard';
import { UnclaimedBonus } from '../UnclaimedBonus/UnclaimedBonus';
import styles from './PromotionSections.module.css';

const CARDS = 6;

const SECTIONS = ['running', 'coming', 'over'] as const;
type Section = (typeof SECTIONS)[number];

const sectionOf = ({ state }: Promotion): Section =>
  state === 'comingSoon' ? 'coming' : state === 'closed' ? 'over' : 'running';

/**
 * Promotions in sections: those that need the member's action, running, upcoming and ended. Empty sections
 * are omitted.
 */
export function PromotionSections({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useT();
  const waiting = promotions.filter(({ state }) => state === 'issued');
  return (
    <>
      {waiting.length > 0 && (
        <Part title={t('waiting.title')}>
          <div className={styles['waiting']}>
            {waiting.map((promotion) => (
              <UnclaimedBonus key={promotion.id} promotion={promotion} />
            ))}
          </div>
        </Part>
      )}
      {SECTIONS.map((section) => {
        const its = promotions.filter((promotion) => sectionOf(promotion) === section);
        if (its.length === 0) return null;
        return (
          <Part key={section} title={t(`section.${section}`)}>
            <ul className={styles['grid']}>
              {its.map((promotion, index) => {
                const isFeatured = section === 'running' && index === 0 && its.length > 2;
                const isAlone = its.length === 1;
                return (
                  <li
                    key={promotion.id}
                    data-featured={isFeatured || undefined}
                    data-alone={isAlone || undefined}
                  >
                    <PromotionCard
                      promotion={promotion}
                      isFeatured={isFeatured}
                      isAlone={isAlone}
                    />
                  </li>
                );
              })}
            </ul>
          </Part>
        );
      })}
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A skeleton of the sections. */
export function PendingPromotions() {
  return (
    <div className={styles['grid']}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} data-featured={index === 0 || undefined}>
          <Skeleton shape="block" height={360} />
        </div>
      ))}
    </div>
  );
}
