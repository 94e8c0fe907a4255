import { getDownlineLinks, type DownlineLink, type DownlineLinkPage } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import {
  Loaded,
  PAGE_PARAM,
  readPage,
  RecordPager,
  useChosenParams,
  writeParam,
} from '@perya/page-kit';
import { Button, EmptyState, Switch } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useChoice } from '../address/useChoice';
import { CloseLinkDialog } from './CloseLinkDialog';
import { useRegisterT } from './locales';
import { LinkDialog } from './LinkDialog';
import { LinkTable } from './LinkTable';
import styles from './register.module.css';
import { ShareLinkDialog } from './ShareLinkDialog';

/** Links per page. The maximum rebates are part of each page's response. */
const LINKS_PAGE_SIZE = 10;

/** The first page of all links. The account form uses the same query, so it's cached. */
export const FIRST_LINKS = { page: 1, pageSize: LINKS_PAGE_SIZE } as const;

/** The open dialog. */
type Opened =
  | { readonly what: 'edit'; readonly link: DownlineLink | null }
  | { readonly what: 'share' | 'close'; readonly link: DownlineLink };

/** The agent's registration links, with actions to create, share, edit and close them. */
export function LinksPanel() {
  const t = useRegisterT();
  const [params, setParams] = useChosenParams();
  const [shown, chooseShown] = useChoice('linksShown', ['all', 'open']);
  const [opened, setOpened] = useState<Opened | null>(null);
  const page = readPage(params);
  const query = useApiQuery(
    getDownlineLinks,
    shown === 'open' ? { page, pageSize: LINKS_PAGE_SIZE, isOpen: true } : { ...FIRST_LINKS, page },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const turn = (next: number) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        writeParam(changed, PAGE_PARAM, next > 1 ? String(next) : null);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  const close = () => setOpened(null);
  return (
    <Loaded query={query} skeleton={[44, 280]}>
      {(links) => (
        <div className={styles['panel']}>
          <div className={styles['bar']}>
            <Switch
              label={t('links.onlyOpen')}
              checked={shown === 'open'}
              onCheckedChange={(isOn) => chooseShown(isOn ? 'open' : 'all')}
            />
            <Button
              variant="primary"
              iconStart={<Plus />}
              onClick={() => setOpened({ what: 'edit', link: null })}
            >
              {t('links.new')}
            </Button>
          </div>
          <p className={styles['note']}>{t('links.lead', { max: links.max })}</p>
          <LinkTable
            links={links.items}
            onAct={(what, link) => setOpened({ what, link })}
            empty={
              <EmptyState
                size="compact"
                title={t('links.emptyTitle')}
                description={t('links.emptyText')}
              />
            }
          />
          <RecordPager
            page={page}
            totalPages={links.totalPages}
            busy={query.isFetching}
            onPageChange={turn}
          />
          <Dialogs opened={opened} terms={links} onClose={close} />
        </div>
      )}
    </Loaded>
  );
}

interface DialogsProps {
  opened: Opened | null;
  terms: DownlineLinkPage;
  onClose(): void;
}

function Dialogs({ opened, terms, onClose }: DialogsProps) {
  return (
    <>
      <LinkDialog
        opened={opened?.what === 'edit' ? opened : null}
        terms={terms}
        onClose={onClose}
      />
      <ShareLinkDialog link={opened?.what === 'share' ? opened.link : null} onClose={onClose} />
      <CloseLinkDialog link={opened?.what === 'close' ? opened.link : null} onClose={onClose} />
    </>
  );
}
