import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "comments_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"account_id" uuid,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  DROP INDEX IF EXISTS "comments_reported_at_idx";
  ALTER TABLE "public_accounts" ADD COLUMN "comments_blocked_at" timestamp(3) with time zone;
  ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp(3) with time zone;
  ALTER TABLE "comments" ADD COLUMN "open_reports" numeric DEFAULT 0 NOT NULL;
  UPDATE "comments" SET "open_reports" = 1 WHERE "reported_at" IS NOT NULL;
  ALTER TABLE "comments_reports" ADD CONSTRAINT "comments_reports_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_reports" ADD CONSTRAINT "comments_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "comments_reports_order_idx" ON "comments_reports" USING btree ("_order");
  CREATE INDEX "comments_reports_parent_id_idx" ON "comments_reports" USING btree ("_parent_id");
  CREATE INDEX "comments_reports_account_idx" ON "comments_reports" USING btree ("account_id");
  CREATE INDEX "profile_openReports_idx" ON "comments" USING btree ("profile_id","open_reports");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "comments_reports" CASCADE;
  DROP INDEX IF EXISTS "profile_openReports_idx";
  CREATE INDEX IF NOT EXISTS "comments_reported_at_idx" ON "comments" USING btree ("reported_at");
  ALTER TABLE "public_accounts" DROP COLUMN IF EXISTS "comments_blocked_at";
  ALTER TABLE "comments" DROP COLUMN IF EXISTS "hidden_at";
  ALTER TABLE "comments" DROP COLUMN IF EXISTS "open_reports";`)
}
