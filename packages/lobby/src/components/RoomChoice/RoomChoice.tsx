import { type PvpRoom } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { minorUnits, type Money } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { Users } from 'lucide-react';
import { usePlayingT } from '../../playing/locales';
import styles from './RoomChoice.module.css';

export interface RoomChoiceProps {
  rooms: readonly PvpRoom[];
  /** Null while unknown: the platform then decides who may sit. */
  balance: Money | null;
  onSit(room: PvpRoom): void;
  /** Opens the deposit over the page. */
  onDeposit?: (() => void) | undefined;
}

/** The rooms of a PVP game: stakes, required balance, and players. */
export function RoomChoice({ rooms, balance, onSit, onDeposit }: RoomChoiceProps) {
  const t = usePlayingT();
  return (
    <ul className={styles['rooms']} aria-label={t('rooms.label')}>
      {rooms.map((room, place) => (
        <RoomEntry
          key={room.id}
          room={room}
          // The room with the lowest stakes is recommended.
          isFirst={place === 0}
          missing={balance && missingFor(room, balance)}
          onSit={() => onSit(room)}
          onDeposit={onDeposit}
        />
      ))}
    </ul>
  );
}

interface RoomEntryProps {
  room: PvpRoom;
  isFirst: boolean;
  /** The amount missing to sit down; null if the balance is enough. */
  missing: Money | null;
  onSit(): void;
  onDeposit: (() => void) | undefined;
}

function RoomEntry({ room, isFirst, missing, onSit, onDeposit }: RoomEntryProps) {
  const t = usePlayingT();
  const format = useFormat();
  const amount = ({ minor, currency }: Money) => format.money(minor, currency);
  return (
    <li className={styles['room']} data-out-of-reach={missing ? '' : undefined}>
      <div className={styles['about']}>
        <h2 className={styles['name']}>{room.name}</h2>
        <p className={styles['stakes']}>
          {t('rooms.stakes', { min: amount(room.minStake), max: amount(room.maxStake) })}
        </p>
        <p className={styles['bring']}>
          {missing
            ? t('rooms.missing', { amount: amount(missing) })
            : t('rooms.bring', { amount: amount(room.minBalance) })}
        </p>
      </div>
      <p className={styles['seated']}>
        <Users aria-hidden focusable="false" />
        {t('rooms.seated', { count: room.players })}
      </p>
      {missing ? (
        onDeposit && <Button onClick={onDeposit}>{t('gamePage.deposit')}</Button>
      ) : (
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={t('rooms.sitIn', { room: room.name })}
          onClick={onSit}
        >
          {t('rooms.sit')}
        </Button>
      )}
    </li>
  );
}

function missingFor({ minBalance }: PvpRoom, balance: Money): Money | null {
  if (balance.currency !== minBalance.currency || balance.minor >= minBalance.minor) return null;
  return { ...minBalance, minor: minorUnits(minBalance.minor - balance.minor) };
}
