import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_media" ADD COLUMN "poster_id" uuid;
  ALTER TABLE "post_files" ADD COLUMN "blur" varchar;
  ALTER TABLE "posts_media" ADD CONSTRAINT "posts_media_poster_id_post_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."post_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_media_poster_idx" ON "posts_media" USING btree ("poster_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_media" DROP CONSTRAINT "posts_media_poster_id_post_files_id_fk";
  
  DROP INDEX "posts_media_poster_idx";
  ALTER TABLE "posts_media" DROP COLUMN "poster_id";
  ALTER TABLE "post_files" DROP COLUMN "blur";`)
}
