import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes that no collection can declare: the order of the store, and its search within words.
 * `pg_trgm` is a trusted extension, so the owner of the database may create it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX IF NOT EXISTS products_store_idx
  ON products (profile_id, category, release_date DESC, title) WHERE is_published;
CREATE INDEX IF NOT EXISTS products_release_type_idx
  ON products (profile_id, release_type, release_date DESC, title) WHERE is_published;

CREATE INDEX IF NOT EXISTS products_title_search_idx ON products USING gin (title gin_trgm_ops);
CREATE INDEX IF NOT EXISTS products_artist_search_idx ON products USING gin (artist gin_trgm_ops);
CREATE INDEX IF NOT EXISTS posts_caption_search_idx ON posts USING gin (caption gin_trgm_ops);
`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP INDEX IF EXISTS posts_caption_search_idx;
DROP INDEX IF EXISTS products_artist_search_idx;
DROP INDEX IF EXISTS products_title_search_idx;
DROP INDEX IF EXISTS products_release_type_idx;
DROP INDEX IF EXISTS products_store_idx;
`))
}
