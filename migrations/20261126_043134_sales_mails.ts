import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'order_buyer_changed' BEFORE 'membership_refunded';
  ALTER TABLE "events" ALTER COLUMN "time_zone" DROP DEFAULT;
  ALTER TABLE "users" ADD COLUMN "mails_orders" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_stopped', 'order_refunded', 'order_cancelled', 'membership_refunded', 'data_exported', 'membership_given', 'membership_ended', 'price_changed', 'document_deleted', 'payments_connected', 'platform_fee_changed', 'user_added', 'user_changed', 'user_removed');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "events" ALTER COLUMN "time_zone" SET DEFAULT 'Europe/London';
  ALTER TABLE "users" DROP COLUMN "mails_orders";`)
}
