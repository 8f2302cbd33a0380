import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_dispute_state" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_refunds_state" AS ENUM('requested', 'pending', 'succeeded', 'failed');
  CREATE TYPE "public"."enum_refunds_actor_type" AS ENUM('owner', 'provider', 'system');
  CREATE TYPE "public"."enum_refunds_provider" AS ENUM('stripe', 'test');
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"state" "enum_refunds_state" DEFAULT 'requested' NOT NULL,
  	"reason" varchar,
  	"lines" jsonb,
  	"restock" boolean DEFAULT false NOT NULL,
  	"actor_type" "enum_refunds_actor_type" NOT NULL,
  	"actor" varchar,
  	"key" varchar NOT NULL,
  	"provider" "enum_refunds_provider" NOT NULL,
  	"livemode" boolean DEFAULT false,
  	"provider_account" varchar,
  	"payment_intent_id" varchar NOT NULL,
  	"provider_refund_id" varchar,
  	"error" varchar,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"settled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"stripe_account_id" varchar NOT NULL,
  	"livemode" boolean,
  	"charges_enabled" boolean DEFAULT false,
  	"payouts_enabled" boolean DEFAULT false,
  	"details_submitted" boolean DEFAULT false,
  	"country" varchar,
  	"default_currency" varchar,
  	"requirements" jsonb,
  	"disabled_reason" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"platform_fee_bps" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "dispute_state" "enum_orders_dispute_state";
  ALTER TABLE "orders" ADD COLUMN "platform_fee_minor" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "stock_holds" ADD COLUMN "returned_quantity" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "test_payments" ADD COLUMN "refunds" jsonb;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "refunds_profile_idx" ON "refunds" USING btree ("profile_id");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE UNIQUE INDEX "refunds_key_idx" ON "refunds" USING btree ("key");
  CREATE UNIQUE INDEX "refunds_provider_refund_id_idx" ON "refunds" USING btree ("provider_refund_id");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE INDEX "state_nextTryAt_idx" ON "refunds" USING btree ("state","next_try_at");
  CREATE UNIQUE INDEX "payment_accounts_profile_idx" ON "payment_accounts" USING btree ("profile_id");
  CREATE UNIQUE INDEX "payment_accounts_stripe_account_id_idx" ON "payment_accounts" USING btree ("stripe_account_id");
  CREATE INDEX "payment_accounts_updated_at_idx" ON "payment_accounts" USING btree ("updated_at");
  CREATE INDEX "payment_accounts_created_at_idx" ON "payment_accounts" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "refunds" CASCADE;
  DROP TABLE "payment_accounts" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "dispute_state";
  ALTER TABLE "orders" DROP COLUMN "platform_fee_minor";
  ALTER TABLE "stock_holds" DROP COLUMN "returned_quantity";
  ALTER TABLE "test_payments" DROP COLUMN "refunds";
  DROP TYPE "public"."enum_orders_dispute_state";
  DROP TYPE "public"."enum_refunds_state";
  DROP TYPE "public"."enum_refunds_actor_type";
  DROP TYPE "public"."enum_refunds_provider";`)
}
