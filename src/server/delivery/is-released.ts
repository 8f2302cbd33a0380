import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { hasAllFiles } from '@/src/server/delivery/has-all-files'

/**
 * Whether what a right is to can be had, as far as its release goes: a pre-order is out once its day has
 * come and its files are there. Anyone who was told so keeps it while a file is made again.
 *
 * @param right what the statement calls `entitlements`
 */
export async function isReleased(right = 'entitlements'): Promise<SQL> {
  const e = sql.identifier(right)
  return sql`(${e}.available_from is null or ${e}.announced_at is not null
    or (${e}.available_from <= now() and ${await hasAllFiles(sql`${e}.product_id`)}))`
}

/**
 * Whether a variant is one that is downloaded, and lacks files for its buyers: as a pre-order it is not out
 * then, whatever its day. Tickets have no files.
 *
 * @param variant what the statement calls `variants`
 */
export async function waitsForFiles(variant = 'variants'): Promise<SQL> {
  const v = sql.identifier(variant)
  return sql`(${v}.delivery_type = 'digital' and ${v}.event_id is null
    and not ${await hasAllFiles(sql`${v}.product_id`)})`
}
