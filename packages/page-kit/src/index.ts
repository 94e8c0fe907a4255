export { useAmountErrorOf, type AmountLimits } from './amount/useAmountErrorOf';
export { AmountField, type AmountFieldProps } from './components/AmountField/AmountField';
export { BalanceText, type BalanceTextProps } from './components/BalanceText/BalanceText';
export {
  ClaimAction,
  ClaimNote,
  type ClaimActionProps,
} from './components/ClaimAction/ClaimAction';
export { CsvExport, type CsvExportProps } from './components/CsvExport/CsvExport';
export { loadedCatalogue, usePanelLabels } from './components/Loaded/catalogue';
export { Loaded, type LoadedProps } from './components/Loaded/Loaded';
export { QueryError, type QueryErrorProps } from './components/Loaded/QueryError';
export { Facts, type FactsProps } from './components/Facts/Facts';
export { MissionList, type MissionListProps } from './components/MissionList/MissionList';
export { useScoreText } from './components/MissionList/useScoreText';
export { MoneyCallNote, type MoneyCallNoteProps } from './components/MoneyCallNote/MoneyCallNote';
export { PageFrame, type PageFrameProps } from './components/PageFrame/PageFrame';
export {
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  type PaymentPasswordFieldProps,
} from './components/PaymentPasswordField/PaymentPasswordField';
export { PictureField, type PictureFieldProps } from './components/PictureField/PictureField';
export { PeriodFilter, type PeriodFilterProps } from './components/PeriodFilter/PeriodFilter';
export { RecordPager, type RecordPagerProps } from './components/RecordPager/RecordPager';
export { usePagerLabels } from './components/RecordPager/usePagerLabels';
export { RefreshButton } from './components/RefreshButton/RefreshButton';
export { RowButton, type RowButtonProps } from './components/RowButton/RowButton';
export { registerLink, type RegisterCode } from './components/ShareLink/registerLink';
export { ShareLink, type ShareLinkProps } from './components/ShareLink/ShareLink';
export { WaitingPage, type WaitingPageProps } from './components/WaitingPage/WaitingPage';
export { csvAmount, type CsvCell, type CsvColumn } from './csv/csv';
export { exportParts, type CsvPart, type CsvSource } from './csv/useCsvExport';
export {
  useValidatedForm,
  type FieldMessages,
  type ValidatedFormOptions,
} from './forms/useValidatedForm';
export { useMoneySubmit } from './forms/useMoneySubmit';
export { useRejectedFields } from './forms/useRejectedFields';
export { pageKitCatalogue } from './locales';
export { Redemptions, type RedemptionsProps } from './redemptions/Redemptions';
export { RewardPicture, type RewardPictureProps } from './redemptions/RewardPicture';
export { VoucherCodes, type VoucherCodesProps } from './redemptions/VoucherCodes';
export { PAGE_PARAM, readPage, writeParam } from './params/params';
export { useTypedSearch, type TypedSearch } from './params/useTypedSearch';
export { useChosenParams, type ChooseParams } from './params/useChosenParams';
export { useTransactionColumns } from './transactions/transactionColumns';
export { TransactionDrawer, type TransactionDrawerProps } from './transactions/TransactionDrawer';
export { TransactionTable, type TransactionTableProps } from './transactions/TransactionTable';
export { useTransactionWords, type TransactionWords } from './transactions/useTransactionWords';
export { usePrizeText, type PrizeParts } from './prize/usePrizeText';
export {
  instantsOf,
  lengthOf,
  PERIOD_PRESETS,
  type ChosenPeriod,
  type Period,
  type PeriodPreset,
} from './period/period';
export { usePeriod, type PeriodState } from './period/usePeriod';
