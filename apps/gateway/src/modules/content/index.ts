// What the rest of the gateway uses from this module: banners, announcements and the help center.
export { BANNERS, bannerScene } from './banners';
