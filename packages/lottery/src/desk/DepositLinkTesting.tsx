import { useLanguage, type LanguageCode } from '@perya/i18n';
import { Button } from '@perya/ui-kit';

const LABELS: Record<LanguageCode, string> = {
  TY: 'Mag-deposit',
  EN: 'Deposit',
  CN: '存款',
  ID: 'Deposit',
  TH: 'ฝากเงิน',
  VI: 'Nạp tiền',
  FIL: 'Mag-deposit',
};

/** The site's deposit link, which stories pass as a desk's `deposit`. */
export function DepositLink() {
  const { language } = useLanguage();
  return <Button size="small">{LABELS[language]}</Button>;
}
