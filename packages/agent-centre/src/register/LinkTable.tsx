import type { DownlineLink, DownlineLinkStatus } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Badge, DataTable, IconButton, type BadgeTone, type DataTableColumn } from '@perya/ui-kit';
import { Ban, Pencil, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';

import { useRegisterT } from './locales';
import styles from './register.module.css';

const TONES: Readonly<Record<DownlineLinkStatus, BadgeTone>> = {
  open: 'success',
  expired: 'neutral',
  'used-up': 'gold',
  closed: 'neutral',
};

export interface LinkTableProps {
  links: readonly DownlineLink[];
  onAct(what: 'edit' | 'share' | 'close', link: DownlineLink): void;
  empty: ReactNode;
}

/** The links with their results. */
export function LinkTable({ links, onAct, empty }: LinkTableProps) {
  const t = useRegisterT();
  const { date, number } = useFormat();
  const columns: DataTableColumn<DownlineLink>[] = [
    {
      id: 'name',
      header: t('links.name'),
      isRowHeader: true,
      cell: ({ name, code, kind }) => (
        <span className={styles['stack']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['note']}>
            {t(`kind.${kind}`)} · {code}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('links.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`linkStatus.${status}`)}</Badge>,
    },
    {
      id: 'clicks',
      header: t('links.clicks'),
      align: 'end',
      cell: ({ clicks }) => number(clicks),
    },
    {
      id: 'uses',
      header: t('links.uses'),
      align: 'end',
      cell: ({ uses, usesAllowed }) =>
        usesAllowed === null
          ? number(uses)
          : t('links.usesOf', { uses: number(uses), max: number(usesAllowed) }),
    },
    {
      id: 'expires',
      header: t('links.expires'),
      cell: ({ expiresAt }) =>
        // It expires when the next day begins.
        expiresAt === null ? t('links.never') : date(expiresAt - 1),
    },
    {
      id: 'actions',
      header: t('links.actions'),
      align: 'end',
      cell: (link) => (
        <span className={styles['rowActions']}>
          {link.status === 'open' && (
            <IconButton
              label={t('links.shareOf', { name: link.name })}
              icon={<QrCode />}
              onClick={() => onAct('share', link)}
            />
          )}
          {link.status !== 'closed' && (
            <>
              <IconButton
                label={t('links.editOf', { name: link.name })}
                icon={<Pencil />}
                onClick={() => onAct('edit', link)}
              />
              <IconButton
                label={t('links.closeOf', { name: link.name })}
                icon={<Ban />}
                onClick={() => onAct('close', link)}
              />
            </>
          )}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('tab.links')}
      captionHidden
      columns={columns}
      rows={links}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
