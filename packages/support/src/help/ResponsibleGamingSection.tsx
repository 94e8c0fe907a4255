import { useBrand } from '@perya/site-config';
import { LanternGlow, Link } from '@perya/ui-kit';
import { HandHeart, Hourglass, PiggyBank, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './Help.module.css';
import { useT } from './locales';

/** Responsible gaming: helplines, limits, a break. Linked in the footer of every page. */
export function ResponsibleGamingSection() {
  const t = useT();
  const { birthdayAgeLimit, helpLines } = useBrand();
  return (
    <section className={styles['care']} aria-labelledby="help-care">
      <LanternGlow tone="teal" placement="top" />
      <h2 id="help-care">{t('care.title')}</h2>
      <div className={styles['careParts']}>
        <Part id="help" icon={HandHeart} title={t('care.help')}>
          <p>{t('care.helpText', { age: birthdayAgeLimit })}</p>
          <ul>
            {helpLines.map(({ name, url }) => (
              <li key={url}>
                <Link href={url} externalLabel={t('care.leaves')}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="limits" icon={PiggyBank} title={t('care.limits')}>
          <p>{t('care.limitsText')}</p>
        </Part>
        <Part id="break" icon={Hourglass} title={t('care.break')}>
          <p>{t('care.breakText')}</p>
        </Part>
      </div>
    </section>
  );
}

interface PartProps {
  /** Target of the footer's links. */
  id: string;
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Part({ id, icon: Icon, title, children }: PartProps) {
  return (
    <div id={id} className={styles['carePart']}>
      <Icon strokeWidth={1.5} aria-hidden />
      <h3>{title}</h3>
      {children}
    </div>
  );
}
