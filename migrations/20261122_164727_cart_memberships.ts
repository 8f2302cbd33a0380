import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_items_membership_interval" AS ENUM('month', 'year');
  ALTER TABLE "orders_items" ADD COLUMN "tier_id" uuid;
  ALTER TABLE "orders_items" ADD COLUMN "membership_interval" "enum_orders_items_membership_interval";
  ALTER TABLE "orders" ADD COLUMN "platform_fee_bps" numeric DEFAULT 0;
  ALTER TABLE "memberships" ADD COLUMN "order_id" uuid;
  ALTER TABLE "test_payments" ADD COLUMN "membership" jsonb;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_items_tier_idx" ON "orders_items" USING btree ("tier_id");
  CREATE INDEX "memberships_order_idx" ON "memberships" USING btree ("order_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_items" DROP CONSTRAINT IF EXISTS "orders_items_tier_id_membership_tiers_id_fk";
  
  ALTER TABLE "memberships" DROP CONSTRAINT IF EXISTS "memberships_order_id_orders_id_fk";
  
  DROP INDEX IF EXISTS "orders_items_tier_idx";
  DROP INDEX IF EXISTS "memberships_order_idx";
  ALTER TABLE "orders_items" DROP COLUMN IF EXISTS "tier_id";
  ALTER TABLE "orders_items" DROP COLUMN IF EXISTS "membership_interval";
  ALTER TABLE "orders" DROP COLUMN IF EXISTS "platform_fee_bps";
  ALTER TABLE "memberships" DROP COLUMN IF EXISTS "order_id";
  ALTER TABLE "test_payments" DROP COLUMN IF EXISTS "membership";
  DROP TYPE IF EXISTS "public"."enum_orders_items_membership_interval";`)
}
