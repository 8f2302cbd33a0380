export { createBlockData, type SiteBlockData } from '@/src/server/site-data/block-data'
export { getPage, listSitePaths, type SitePage, type SitePath } from '@/src/server/site-data/pages'
export {
  featuredProductDetails,
  featuredProducts,
  getProduct,
  listProductDetails,
  listProducts,
  productListTags,
  productTags,
} from '@/src/server/site-data/products'
export { getSite, getSiteOf, type Site } from '@/src/server/site-data/site'
export { listTiers } from '@/src/server/site-data/tiers'
