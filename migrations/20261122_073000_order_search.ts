import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the artist's list of orders looks for, in orders that were placed before, and the indexes that
 * find it within words.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`UPDATE orders SET search_text = concat_ws(' ', public_ref,
  replace(public_ref, '-', ''),
  (SELECT string_agg(title, ' ' ORDER BY _order) FROM orders_items WHERE _parent_id = orders.id))
WHERE search_text IS NULL;

CREATE INDEX IF NOT EXISTS orders_text_search_idx ON orders USING gin (search_text gin_trgm_ops);
CREATE INDEX IF NOT EXISTS orders_email_search_idx ON orders USING gin (email gin_trgm_ops);
CREATE INDEX IF NOT EXISTS orders_name_search_idx
  ON orders USING gin (shipping_address_name gin_trgm_ops);
`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP INDEX IF EXISTS orders_name_search_idx;
DROP INDEX IF EXISTS orders_email_search_idx;
DROP INDEX IF EXISTS orders_text_search_idx;
`))
}
