export {
  BANNER_GROUPS,
  listBanners,
  type Banner,
  type BannerGroup,
  type BannerLink,
} from './banners';
