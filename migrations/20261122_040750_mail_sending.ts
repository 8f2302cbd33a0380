import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "mail_bodies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"key" varchar NOT NULL,
  	"html" varchar,
  	"text" varchar,
  	"attachments" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "mail_log" ADD COLUMN "tries" numeric DEFAULT 0;
  ALTER TABLE "mail_log" ADD COLUMN "next_try_at" timestamp(3) with time zone;
  ALTER TABLE "mail_log" ADD COLUMN "sent_again_at" timestamp(3) with time zone;
  ALTER TABLE "mail_log" ADD COLUMN "sent_again_by_id" uuid;
  ALTER TABLE "mail_log" ADD COLUMN "is_bulk" boolean DEFAULT false;
  ALTER TABLE "mail_log" ADD COLUMN "body_id" uuid;
  ALTER TABLE "mail_log" ADD COLUMN "values" jsonb;
  ALTER TABLE "mail_bodies" ADD CONSTRAINT "mail_bodies_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mail_bodies_profile_idx" ON "mail_bodies" USING btree ("profile_id");
  CREATE UNIQUE INDEX "mail_bodies_key_idx" ON "mail_bodies" USING btree ("key");
  CREATE INDEX "mail_bodies_updated_at_idx" ON "mail_bodies" USING btree ("updated_at");
  CREATE INDEX "mail_bodies_created_at_idx" ON "mail_bodies" USING btree ("created_at");
  ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_sent_again_by_id_users_id_fk" FOREIGN KEY ("sent_again_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_body_id_mail_bodies_id_fk" FOREIGN KEY ("body_id") REFERENCES "public"."mail_bodies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mail_log_sent_again_by_idx" ON "mail_log" USING btree ("sent_again_by_id");
  CREATE INDEX "mail_log_body_idx" ON "mail_log" USING btree ("body_id");
  CREATE INDEX "state_isBulk_nextTryAt_idx" ON "mail_log" USING btree ("state","is_bulk","next_try_at");
  UPDATE "mail_log" SET "next_try_at" = now() WHERE "state" = 'queued';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_bodies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mail_bodies" CASCADE;
  ALTER TABLE "mail_log" DROP CONSTRAINT "mail_log_sent_again_by_id_users_id_fk";
  
  ALTER TABLE "mail_log" DROP CONSTRAINT IF EXISTS "mail_log_body_id_mail_bodies_id_fk";
  
  DROP INDEX "mail_log_sent_again_by_idx";
  DROP INDEX "mail_log_body_idx";
  DROP INDEX "state_isBulk_nextTryAt_idx";
  ALTER TABLE "mail_log" DROP COLUMN "tries";
  ALTER TABLE "mail_log" DROP COLUMN "next_try_at";
  ALTER TABLE "mail_log" DROP COLUMN "sent_again_at";
  ALTER TABLE "mail_log" DROP COLUMN "sent_again_by_id";
  ALTER TABLE "mail_log" DROP COLUMN "is_bulk";
  ALTER TABLE "mail_log" DROP COLUMN "body_id";
  ALTER TABLE "mail_log" DROP COLUMN "values";`)
}
