import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_memberships_source" AS ENUM('joined', 'gift', 'comp');
  CREATE TYPE "public"."enum_memberships_next_interval" AS ENUM('month', 'year');
  CREATE TYPE "public"."enum_memberships_end_reason" AS ENUM('cancelled', 'payment_failed', 'period_over');
  CREATE TYPE "public"."enum_memberships_provider" AS ENUM('stripe', 'test');
  CREATE TYPE "public"."enum_membership_payments_provider" AS ENUM('stripe', 'test');
  CREATE TABLE "test_subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"session_id" varchar NOT NULL,
  	"subscription_id" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"state" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "membership_payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"membership_id" uuid,
  	"tier_id" uuid,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"provider" "enum_membership_payments_provider" NOT NULL,
  	"account" varchar DEFAULT '',
  	"invoice_id" varchar NOT NULL,
  	"livemode" boolean DEFAULT false,
  	"paid_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "carrier" varchar;
  ALTER TABLE "orders" ADD COLUMN "tracking_number" varchar;
  ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "search_text" varchar;
  ALTER TABLE "membership_tiers" ADD COLUMN "discount_percent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "membership_tiers" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;
  ALTER TABLE "memberships" ADD COLUMN "source" "enum_memberships_source" DEFAULT 'joined' NOT NULL;
  ALTER TABLE "memberships" ADD COLUMN "current_period_start" timestamp(3) with time zone;
  ALTER TABLE "memberships" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;
  ALTER TABLE "memberships" ADD COLUMN "next_tier_id" uuid;
  ALTER TABLE "memberships" ADD COLUMN "next_interval" "enum_memberships_next_interval";
  ALTER TABLE "memberships" ADD COLUMN "next_amount_minor" numeric;
  ALTER TABLE "memberships" ADD COLUMN "started_at" timestamp(3) with time zone;
  ALTER TABLE "memberships" ADD COLUMN "ended_at" timestamp(3) with time zone;
  ALTER TABLE "memberships" ADD COLUMN "end_reason" "enum_memberships_end_reason";
  ALTER TABLE "memberships" ADD COLUMN "provider" "enum_memberships_provider";
  ALTER TABLE "memberships" ADD COLUMN "livemode" boolean DEFAULT false;
  ALTER TABLE "memberships" ADD COLUMN "provider_account" varchar;
  ALTER TABLE "memberships" ADD COLUMN "provider_customer_id" varchar;
  ALTER TABLE "memberships" ADD COLUMN "provider_subscription_id" varchar;
  ALTER TABLE "memberships" ADD COLUMN "checkout_session_id" varchar;
  ALTER TABLE "memberships" ADD COLUMN "attempt" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "memberships" ADD COLUMN "synced_at" timestamp(3) with time zone;
  ALTER TABLE "payment_events" ADD COLUMN "membership_id" uuid;
  ALTER TABLE "test_subscriptions" ADD CONSTRAINT "test_subscriptions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_payments" ADD CONSTRAINT "membership_payments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_payments" ADD CONSTRAINT "membership_payments_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "membership_payments" ADD CONSTRAINT "membership_payments_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "test_subscriptions_profile_idx" ON "test_subscriptions" USING btree ("profile_id");
  CREATE UNIQUE INDEX "test_subscriptions_session_id_idx" ON "test_subscriptions" USING btree ("session_id");
  CREATE UNIQUE INDEX "test_subscriptions_subscription_id_idx" ON "test_subscriptions" USING btree ("subscription_id");
  CREATE UNIQUE INDEX "test_subscriptions_idempotency_key_idx" ON "test_subscriptions" USING btree ("idempotency_key");
  CREATE INDEX "test_subscriptions_due_at_idx" ON "test_subscriptions" USING btree ("due_at");
  CREATE INDEX "test_subscriptions_updated_at_idx" ON "test_subscriptions" USING btree ("updated_at");
  CREATE INDEX "test_subscriptions_created_at_idx" ON "test_subscriptions" USING btree ("created_at");
  CREATE INDEX "membership_payments_profile_idx" ON "membership_payments" USING btree ("profile_id");
  CREATE INDEX "membership_payments_membership_idx" ON "membership_payments" USING btree ("membership_id");
  CREATE INDEX "membership_payments_tier_idx" ON "membership_payments" USING btree ("tier_id");
  CREATE INDEX "membership_payments_updated_at_idx" ON "membership_payments" USING btree ("updated_at");
  CREATE INDEX "membership_payments_created_at_idx" ON "membership_payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_account_invoiceId_idx" ON "membership_payments" USING btree ("provider","account","invoice_id");
  CREATE INDEX "profile_paidAt_idx" ON "membership_payments" USING btree ("profile_id","paid_at");
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_next_tier_id_membership_tiers_id_fk" FOREIGN KEY ("next_tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "profile_status_createdAt_idx" ON "orders" USING btree ("profile_id","status","created_at");
  CREATE INDEX "profile_refundState_createdAt_idx" ON "orders" USING btree ("profile_id","refund_state","created_at");
  CREATE INDEX "profile_needsReview_createdAt_idx" ON "orders" USING btree ("profile_id","needs_review","created_at");
  CREATE INDEX "memberships_next_tier_idx" ON "memberships" USING btree ("next_tier_id");
  CREATE UNIQUE INDEX "memberships_provider_subscription_id_idx" ON "memberships" USING btree ("provider_subscription_id");
  CREATE UNIQUE INDEX "memberships_checkout_session_id_idx" ON "memberships" USING btree ("checkout_session_id");
  CREATE INDEX "payment_events_membership_idx" ON "payment_events" USING btree ("membership_id");`)
  // An account has one membership of a site at a time; the newest counts where there were more.
  await db.execute(sql`
    UPDATE "memberships" SET "status" = 'canceled' FROM (
      SELECT "id", row_number() OVER (PARTITION BY "profile_id", "account_id" ORDER BY "created_at" DESC) AS "age"
      FROM "memberships" WHERE "status" NOT IN ('canceled', 'incomplete_expired')
    ) "live" WHERE "live"."id" = "memberships"."id" AND "live"."age" > 1`)
  await db.execute(sql`
    CREATE UNIQUE INDEX "memberships_one_live_idx" ON "memberships" ("profile_id", "account_id")
    WHERE "status" NOT IN ('canceled', 'incomplete_expired')`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "memberships_one_live_idx";
  ALTER TABLE "test_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "membership_payments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "test_subscriptions" CASCADE;
  DROP TABLE "membership_payments" CASCADE;
  ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_next_tier_id_membership_tiers_id_fk";
  
  ALTER TABLE "payment_events" DROP CONSTRAINT IF EXISTS "payment_events_membership_id_memberships_id_fk";
  
  DROP INDEX IF EXISTS "profile_status_createdAt_idx";
  DROP INDEX IF EXISTS "profile_refundState_createdAt_idx";
  DROP INDEX IF EXISTS "profile_needsReview_createdAt_idx";
  DROP INDEX IF EXISTS "memberships_next_tier_idx";
  DROP INDEX IF EXISTS "memberships_provider_subscription_id_idx";
  DROP INDEX IF EXISTS "memberships_checkout_session_id_idx";
  DROP INDEX IF EXISTS "payment_events_membership_idx";
  ALTER TABLE "orders" DROP COLUMN "carrier";
  ALTER TABLE "orders" DROP COLUMN "tracking_number";
  ALTER TABLE "orders" DROP COLUMN "shipped_at";
  ALTER TABLE "orders" DROP COLUMN "delivered_at";
  ALTER TABLE "orders" DROP COLUMN "search_text";
  ALTER TABLE "membership_tiers" DROP COLUMN "discount_percent";
  ALTER TABLE "membership_tiers" DROP COLUMN "is_active";
  ALTER TABLE "memberships" DROP COLUMN "source";
  ALTER TABLE "memberships" DROP COLUMN "current_period_start";
  ALTER TABLE "memberships" DROP COLUMN "cancel_at_period_end";
  ALTER TABLE "memberships" DROP COLUMN "next_tier_id";
  ALTER TABLE "memberships" DROP COLUMN "next_interval";
  ALTER TABLE "memberships" DROP COLUMN "next_amount_minor";
  ALTER TABLE "memberships" DROP COLUMN "started_at";
  ALTER TABLE "memberships" DROP COLUMN "ended_at";
  ALTER TABLE "memberships" DROP COLUMN "end_reason";
  ALTER TABLE "memberships" DROP COLUMN "provider";
  ALTER TABLE "memberships" DROP COLUMN "livemode";
  ALTER TABLE "memberships" DROP COLUMN "provider_account";
  ALTER TABLE "memberships" DROP COLUMN "provider_customer_id";
  ALTER TABLE "memberships" DROP COLUMN "provider_subscription_id";
  ALTER TABLE "memberships" DROP COLUMN "checkout_session_id";
  ALTER TABLE "memberships" DROP COLUMN "attempt";
  ALTER TABLE "memberships" DROP COLUMN "synced_at";
  ALTER TABLE "payment_events" DROP COLUMN "membership_id";
  DROP TYPE "public"."enum_memberships_source";
  DROP TYPE "public"."enum_memberships_next_interval";
  DROP TYPE "public"."enum_memberships_end_reason";
  DROP TYPE "public"."enum_memberships_provider";
  DROP TYPE "public"."enum_membership_payments_provider";`)
}
