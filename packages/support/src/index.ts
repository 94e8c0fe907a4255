export { HelpDialog, type HelpDialogProps } from './help/HelpDialog';
export { HelpPage, type HelpPageProps } from './help/HelpPage';
export { helpCatalogues } from './help/catalogues';
export { catalogue } from './locales';
export {
  DownloadDialog,
  type DownloadDialogProps,
} from './components/DownloadDialog/DownloadDialog';
export { CustomerServicePanel } from './customer-service/CustomerServicePanel';
export { type CustomerService, useCustomerService } from './customer-service/useCustomerService';
export { FeedbackDialog, type FeedbackDialogProps } from './feedback/FeedbackDialog';
export { FeedbackForm } from './feedback/FeedbackForm';
export { DownloadPage, type DownloadPageProps } from './pages/DownloadPage';
export { routes } from './routes';
export { AfterLoginNotices, type AfterLoginNoticesProps } from './notices/AfterLoginNotices';
export { noticesCatalogue } from './notices/locales';
export { NoticeDialog, type NoticeDialogProps } from './notices/NoticeDialog';
export type { NoticeOpening } from './notices/useNoticePosition';
export { SpeedTestDialog, type SpeedTestDialogProps } from './speed-test/SpeedTestDialog';
export { ChatPanel, type ChatPanelProps } from './chat/ChatPanel';
export { ChatWindow } from './chat/ChatWindow';
export { closeChat, openChat, type ChatGate } from './chat/chatStore';
export { chatCatalogue } from './chat/locales';
export { useHasChat, useUnreadChat, useUnreadMessages } from './messages/unread';
