import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_streaming" AS ENUM('full', 'limited', 'preview', 'none');
  CREATE TYPE "public"."enum_tracks_streaming" AS ENUM('release', 'full', 'limited', 'preview', 'none');
  ALTER TABLE "products" ADD COLUMN "streaming" "enum_products_streaming" DEFAULT 'preview';
  ALTER TABLE "products" ADD COLUMN "play_limit" numeric DEFAULT 3;
  ALTER TABLE "products" ADD COLUMN "formats" varchar;
  ALTER TABLE "products" ADD COLUMN "bonus_count" numeric DEFAULT 0;
  ALTER TABLE "tracks" ADD COLUMN "streaming" "enum_tracks_streaming" DEFAULT 'release';
  ALTER TABLE "tracks" ADD COLUMN "play_limit" numeric DEFAULT 3;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "streaming";
  ALTER TABLE "products" DROP COLUMN "play_limit";
  ALTER TABLE "products" DROP COLUMN "formats";
  ALTER TABLE "products" DROP COLUMN "bonus_count";
  ALTER TABLE "tracks" DROP COLUMN "streaming";
  ALTER TABLE "tracks" DROP COLUMN "play_limit";
  DROP TYPE "public"."enum_products_streaming";
  DROP TYPE "public"."enum_tracks_streaming";`)
}
