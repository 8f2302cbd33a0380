import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_subscribers_status" ADD VALUE 'unreachable';
  ALTER TABLE "events" ALTER COLUMN "time_zone" DROP DEFAULT;
  ALTER TABLE "public_accounts" ADD COLUMN "unreachable_at" timestamp(3) with time zone;
  ALTER TABLE "mail_log" ADD COLUMN "refused_at" timestamp(3) with time zone;
  CREATE INDEX "mail_log_refused_idx" ON "mail_log" ("profile_id", lower("to")) WHERE "refused_at" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "mail_log_refused_idx";
  UPDATE "subscribers" SET "status" = 'confirmed' WHERE "status" = 'unreachable';
  ALTER TABLE "subscribers" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "subscribers" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_subscribers_status";
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  ALTER TABLE "subscribers" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_subscribers_status";
  ALTER TABLE "subscribers" ALTER COLUMN "status" SET DATA TYPE "public"."enum_subscribers_status" USING "status"::"public"."enum_subscribers_status";
  ALTER TABLE "events" ALTER COLUMN "time_zone" SET DEFAULT 'Europe/London';
  ALTER TABLE "public_accounts" DROP COLUMN "unreachable_at";
  ALTER TABLE "mail_log" DROP COLUMN "refused_at";`)
}
