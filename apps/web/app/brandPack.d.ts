declare module 'virtual:brand-pack' {
  const brand: import('@perya/site-config').Brand;
  export default brand;
}
