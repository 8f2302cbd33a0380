import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { VariantMatrix, VariantRow } from '@/src/core/contracts/products/variant-matrix'
import { AppError } from '@/src/core/errors'
import { runSql } from '@/src/server/transaction'

type Of = { profileId: string; productId: string }

/** @throws {AppError} `NOT_FOUND`, also for a product of another profile and for tickets */
export async function requireProduct(req: PayloadRequest, of: Of) {
  const [product] = await runSql(req)<{ isPublished: boolean; optionName: string }>`
    select is_published as "isPublished", coalesce(option_name, '') as "optionName" from products
    where id = ${of.productId} and profile_id = ${of.profileId} and category <> 'Ticket'`
  if (!product) {
    throw new AppError('NOT_FOUND')
  }
  return product
}

/** All variants of a product, in the order in which visitors see them. */
async function readVariants(
  req: PayloadRequest,
  { profileId, productId }: Of,
): Promise<VariantRow[]> {
  return runSql(req)<VariantRow>`
    select v.id, coalesce(v.color_name, '') as "colorName", coalesce(v.color_hex, '') as "colorHex",
      coalesce(v.size, '') as size, v.price_minor::int as "priceMinor",
      v.stock_quantity::int as "stockQuantity", v.stock_held::int as "stockHeld",
      v.availability_status as "availabilityStatus", v.delivery_type as "deliveryType",
      coalesce(v.upc_code, '') as "upcCode",
      array(select media_id::text from variants_rels
        where parent_id = v.id and path = 'media' order by "order") as media,
      exists (select 1 from orders_items where variant_id = v.id) as "isOrdered"
    from variants v
    where v.product_id = ${productId} and v.profile_id = ${profileId}
    order by v.position, v.created_at, v.id`
}

/** Makes those who sell and who change variants of a product wait; by id, as sales lock them. */
export async function lockVariants(req: PayloadRequest, productId: string): Promise<void> {
  await runSql(req)`
    select 1 from variants where product_id = ${productId} order by id for update`
}

/** Of what artists write in a matrix. Stock and state change by sales, too, and are merged instead. */
function revisionOf(optionName: string, variants: readonly VariantRow[]): string {
  const written = variants.map((row) => [
    ...[row.id, row.colorName, row.colorHex, row.size, row.priceMinor],
    ...[row.deliveryType, row.upcCode, row.media],
  ])
  return createHash('sha256')
    .update(JSON.stringify([optionName, written]))
    .digest('base64url')
}

export async function readMatrix(
  req: PayloadRequest,
  of: Of,
  kept: string[] = [],
): Promise<VariantMatrix> {
  const { optionName } = await requireProduct(req, of)
  const variants = await readVariants(req, of)
  return { revision: revisionOf(optionName, variants), optionName, variants, kept }
}
