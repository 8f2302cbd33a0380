import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "deleted_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar,
  	"pathname" varchar,
  	"seo" jsonb,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "deleted_pages" ADD CONSTRAINT "deleted_pages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "deleted_pages_profile_idx" ON "deleted_pages" USING btree ("profile_id");
  CREATE INDEX "deleted_pages_updated_at_idx" ON "deleted_pages" USING btree ("updated_at");
  CREATE INDEX "deleted_pages_created_at_idx" ON "deleted_pages" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "deleted_pages" CASCADE;`)
}
