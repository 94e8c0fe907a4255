export {
  DEFAULT_ANNOUNCEMENT_PAGE_SIZE,
  getAnnouncementBoard,
  listAnnouncements,
  type AnnouncementBoard,
  type AnnouncementType,
  type Notice,
} from './announcements';
