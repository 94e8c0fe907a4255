export { BANNER_GROUPS, listBanners, type Banner, type BannerGroup } from './banners';
