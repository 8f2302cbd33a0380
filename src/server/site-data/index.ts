export { showPost, showPosts } from '@/src/server/posts/shown-posts'
export { createBlockData, type SiteBlockData } from '@/src/server/site-data/block-data'
export { type DraftPage, getDraftPage } from '@/src/server/site-data/draft-page'
export { type DraftTheme, getDraftTheme } from '@/src/server/site-data/draft-theme'
export { getEmailList } from '@/src/server/site-data/email-lists'
export {
  eventListTags,
  eventOfProduct,
  eventTags,
  getEvent,
  listUpcomingEvents,
} from '@/src/server/site-data/events'
export {
  getMovedPath,
  getPage,
  listSitePaths,
  type SitePage,
  type SitePath,
} from '@/src/server/site-data/pages'
export { getPostRecord, type PostRecord } from '@/src/server/site-data/post-records'
export {
  listPostsAs,
  listPostsFor,
  listPostsForAll,
  postFor,
  postListTags,
} from '@/src/server/site-data/posts'
export {
  featuredProductDetails,
  featuredProducts,
  getProduct,
  listProductDetails,
  listProducts,
  productListTags,
  productTags,
} from '@/src/server/site-data/products'
export { listPublicPosts, type PublicPost } from '@/src/server/site-data/public-posts'
export { type ReleasesOfSongs, releasesOfSongs } from '@/src/server/site-data/releases-of-songs'
export { getSite, getSiteOf, type Site } from '@/src/server/site-data/site'
export { listOpenTiers, listTiers } from '@/src/server/site-data/tiers'
