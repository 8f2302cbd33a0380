import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_memberships_needs_review" AS ENUM('dispute', 'refund_failed');
  CREATE TYPE "public"."enum_membership_payments_dispute_state" AS ENUM('open', 'won', 'lost');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'membership_refunded' BEFORE 'data_exported';
  ALTER TABLE "refunds" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "disputes" jsonb;
  ALTER TABLE "memberships" ADD COLUMN "needs_review" "enum_memberships_needs_review";
  ALTER TABLE "membership_payments" ADD COLUMN "refunded_minor" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "membership_payments" ADD COLUMN "is_duplicate" boolean DEFAULT false NOT NULL;
  ALTER TABLE "membership_payments" ADD COLUMN "dispute_state" "enum_membership_payments_dispute_state";
  ALTER TABLE "membership_payments" ADD COLUMN "disputes" jsonb;
  ALTER TABLE "membership_payments" ADD COLUMN "payment_intent_id" varchar;
  ALTER TABLE "refunds" ADD COLUMN "membership_payment_id" uuid;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_membership_payment_id_membership_payments_id_fk" FOREIGN KEY ("membership_payment_id") REFERENCES "public"."membership_payments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "membership_payments_payment_intent_id_idx" ON "membership_payments" USING btree ("payment_intent_id");
  CREATE INDEX "refunds_membership_payment_idx" ON "refunds" USING btree ("membership_payment_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DROP CONSTRAINT "refunds_membership_payment_id_membership_payments_id_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_stopped', 'order_refunded', 'order_cancelled', 'data_exported', 'membership_given', 'membership_ended', 'price_changed', 'document_deleted', 'payments_connected', 'platform_fee_changed', 'user_added', 'user_changed', 'user_removed');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "membership_payments_payment_intent_id_idx";
  DROP INDEX "refunds_membership_payment_idx";
  ALTER TABLE "refunds" ALTER COLUMN "order_id" SET NOT NULL;
  ALTER TABLE "orders" DROP COLUMN "disputes";
  ALTER TABLE "memberships" DROP COLUMN "needs_review";
  ALTER TABLE "membership_payments" DROP COLUMN "refunded_minor";
  ALTER TABLE "membership_payments" DROP COLUMN "is_duplicate";
  ALTER TABLE "membership_payments" DROP COLUMN "dispute_state";
  ALTER TABLE "membership_payments" DROP COLUMN "disputes";
  ALTER TABLE "membership_payments" DROP COLUMN "payment_intent_id";
  ALTER TABLE "refunds" DROP COLUMN "membership_payment_id";
  DROP TYPE "public"."enum_memberships_needs_review";
  DROP TYPE "public"."enum_membership_payments_dispute_state";`)
}
