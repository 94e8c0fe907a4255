import type { ReportMember } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { RowButton } from '@perya/page-kit';

import { useRecordsT } from '../locales';
import styles from '../records.module.css';

export interface MemberCellProps {
  member: ReportMember;
  /** Drills down to the member's downlines. Omitted if rows are single members. */
  onDrill?: ((memberId: string) => void) | undefined;
}

/** The member of a row: either a branch with a drill-down link, or the member alone. */
export function MemberCell({ member, onDrill }: MemberCellProps) {
  const t = useRecordsT();
  const { number } = useFormat();
  const { memberId, account, isAgent, isSelf, level, members } = member;
  const canDrill = onDrill !== undefined && !isSelf && members > 0;
  return (
    <span className={styles['stack']}>
      {canDrill ? (
        <RowButton label={t('member.drill', { account })} onClick={() => onDrill(memberId)}>
          {account}
        </RowButton>
      ) : (
        <span className={styles['name']}>{account}</span>
      )}
      <span className={styles['note']}>
        {isSelf
          ? t('member.alone')
          : [
              t(isAgent ? 'member.agent' : 'member.member'),
              t('member.level', { level: number(level) }),
              ...(canDrill ? [t('member.below', { count: members })] : []),
            ].join(' · ')}
      </span>
    </span>
  );
}
