import type { Importer } from '@/plugins/_kit/importer'
import { bandcampCodes } from '@/plugins/move-in/importers/bandcamp-codes'
import { bandcampReleases } from '@/plugins/move-in/importers/bandcamp-releases'
import { bandcampSales } from '@/plugins/move-in/importers/bandcamp-sales'
import { bigCartelOrders } from '@/plugins/move-in/importers/big-cartel-orders'
import { bigCartelProducts } from '@/plugins/move-in/importers/big-cartel-products'
import { ghostMembers } from '@/plugins/move-in/importers/ghost-members'
import { ghostPosts } from '@/plugins/move-in/importers/ghost-posts'
import { linkList } from '@/plugins/move-in/importers/link-list'
import { listImporters } from '@/plugins/move-in/importers/mailing-lists'
import { patreonMembers } from '@/plugins/move-in/importers/patreon-members'
import { shopifyProducts } from '@/plugins/move-in/importers/shopify-products'
import { showImporters } from '@/plugins/move-in/importers/shows'
import { squarespaceProducts } from '@/plugins/move-in/importers/squarespace-products'
import { shopifyCustomers, squarespaceCustomers } from '@/plugins/move-in/importers/store-customers'
import { shopifyOrders, squarespaceOrders } from '@/plugins/move-in/importers/store-orders'
import { substackPosts } from '@/plugins/move-in/importers/substack-posts'
import { wordpressPosts } from '@/plugins/move-in/importers/wordpress-posts'

/** The project's own, in the order of the screen. */
export const importers: readonly Importer[] = [
  bandcampReleases,
  bandcampSales,
  bandcampCodes,
  shopifyProducts,
  shopifyOrders,
  shopifyCustomers,
  squarespaceProducts,
  squarespaceOrders,
  squarespaceCustomers,
  bigCartelProducts,
  bigCartelOrders,
  wordpressPosts,
  substackPosts,
  ghostPosts,
  ghostMembers,
  patreonMembers,
  ...listImporters,
  ...showImporters,
  linkList,
]
