export { NoticeBoard, type NoticeBoardProps } from './components/NoticeBoard/NoticeBoard';
export {
  NoticeList,
  type NoticeItem,
  type NoticeListProps,
} from './components/NoticeList/NoticeList';
export { ServerHtml, type ServerHtmlProps } from './components/ServerHtml/ServerHtml';
