import { useCategoryName } from '@perya/i18n';
import { CategoryIcon } from '@perya/ui-kit';
import { Headset, LifeBuoy, Smartphone } from 'lucide-react';

import { useT } from '../i18n';
import { hasStudioMenu, useCategoryLinks } from './categoryLinks';
import { GIFT_ICON, HOME_ICON } from './icons';
import { LanguageEntry } from './LanguageEntry';
import { MenuEntry, MenuSurroundingsContext } from './MenuEntry';
import styles from './MainMenu.module.css';
import { ServicePanel, useServiceLinks } from './ServicePanel';
import { SocialLinks } from './SocialLinks';
import { StudioPanel } from './StudioPanel';

export interface MainMenuProps {
  /** `drawer`: on a phone, wide and with its panels below the entries. */
  variant: 'rail' | 'drawer';
  /** A place has been chosen: the drawer closes. */
  onLeave?: () => void;
}

/** Home, the kinds of games with their studios, promotions, service, app, language, social channels. */
export function MainMenu({ variant, onLeave }: MainMenuProps) {
  const t = useT();
  const categoryName = useCategoryName();
  const categories = useCategoryLinks();
  const services = useServiceLinks();
  return (
    <MenuSurroundingsContext value={{ variant, onLeave }}>
      <nav className={styles['menu']} data-variant={variant} aria-label={t('rail.label')}>
        <ul className={styles['list']}>
          <MenuEntry to="/" end icon={HOME_ICON} label={t('page.home')} />
          {categories.map((link) => (
            <MenuEntry
              key={link.category}
              to={link.path}
              icon={<CategoryIcon category={link.category} />}
              label={categoryName(link.category)}

              panel={hasStudioMenu(link) ? () => <StudioPanel link={link} /> : undefined}
            />
          ))}
        </ul>
        <ul className={styles['list']}>
          <MenuEntry to="/promotions" icon={GIFT_ICON} label={t('page.promotions')} />
          {services.length > 0 && (
            <MenuEntry
              icon={<Headset />}
              label={t('rail.service')}
              panel={() => <ServicePanel links={services} />}
            />
          )}
          <MenuEntry to="/help" icon={<LifeBuoy />} label={t('page.help')} />
          <MenuEntry to="/down" icon={<Smartphone />} label={t('page.download')} />
          <LanguageEntry />
        </ul>
        <SocialLinks />
      </nav>
    </MenuSurroundingsContext>
  );
}
