import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "former_paths" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_former_paths" jsonb;`)
  // Whoever asks for an address that is none must not make the database read all pages of a site.
  await db.execute(sql`CREATE INDEX IF NOT EXISTS pages_former_paths_idx
  ON pages (profile_id) WHERE former_paths IS NOT NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "former_paths";
  ALTER TABLE "_pages_v" DROP COLUMN "version_former_paths";`)
}
