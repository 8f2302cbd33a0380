import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { stateOf } from '@/plugins/catalog/product/server/read-product'
import { pageOf, productItem, productsQuery, siteOfKey } from '@/src/core/contracts/owner-api/lists'
import { slugs } from '@/src/core/slugs'
import { byKey } from '@/src/server/owner-api/by-key'
import { listByCursor } from '@/src/server/owner-api/list-by-cursor'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql } from '@/src/server/transaction'

const list = definePublicEndpoint({
  method: 'get',
  path: '/:profileId/products',
  summary: 'Releases and merch of the site, the newest first; drafts too',
  answer: pageOf(productItem),
  params: siteOfKey,
  query: productsQuery,
  subject: 'products',
  ownedProfile: ({ params }) => params.profileId,
  rateLimit: 'catalogRead',
  run: async ({ req, params: { profileId }, query: { category, ...query } }) => {
    const { data, next } = await listByCursor(req, {
      ...query,
      collection: slugs.products,
      profileId,
      // Tickets are sold as products of their show.
      where: category ? sql`event_id is null and category = ${category}` : sql`event_id is null`,
      toItem: (product) => product,
    })
    const sold = await runSql(req)<{ id: string }>`
      select distinct product_id as id from orders_items
      where product_id in (
        select jsonb_array_elements_text(${JSON.stringify(data.map(({ id }) => id))}::jsonb)::uuid)`
    const soldIds = new Set(sold.map(({ id }) => id))
    return {
      next,
      data: data.map((product) => ({
        id: product.id,
        createdAt: product.createdAt,
        updatedAt: product.updatedAt,
        category: product.category,
        title: product.title,
        state: stateOf(product, soldIds.has(product.id)),
        onSaleAt: product.onSaleAt ?? null,
        releaseDate: product.releaseDate,
        isFeatured: Boolean(product.isFeatured),
        priceMinMinor: product.priceMinMinor ?? 0,
        priceMaxMinor: product.priceMaxMinor ?? 0,
      })),
    }
  },
})

/** Those that keys of the API may make. */
export const productCallsByKey: Endpoint[] = [byKey(list, '/products')]
