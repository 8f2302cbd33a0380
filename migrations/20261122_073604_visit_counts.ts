import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "visit_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "source" varchar;
  ALTER TABLE "tickets" ADD COLUMN "mailed_at" timestamp(3) with time zone;
  ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "visit_counts_profile_idx" ON "visit_counts" USING btree ("profile_id");
  CREATE INDEX "visit_counts_updated_at_idx" ON "visit_counts" USING btree ("updated_at");
  CREATE INDEX "visit_counts_created_at_idx" ON "visit_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_day_source_idx" ON "visit_counts" USING btree ("profile_id","day","source");
  CREATE INDEX "tickets_mailed_at_idx" ON "tickets" USING btree ("mailed_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visit_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "visit_counts" CASCADE;
  DROP INDEX IF EXISTS "tickets_mailed_at_idx";
  ALTER TABLE "orders" DROP COLUMN "source";
  ALTER TABLE "tickets" DROP COLUMN "mailed_at";`)
}
