import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_items" ADD COLUMN "gift_tier_id" uuid;
  ALTER TABLE "orders_items" ADD COLUMN "gift_months" numeric;
  ALTER TABLE "gifts" ADD COLUMN "membership_id" uuid;
  ALTER TABLE "gifts" ADD COLUMN "given_from" timestamp(3) with time zone;
  ALTER TABLE "gifts" ADD COLUMN "given_until" timestamp(3) with time zone;
  ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_gift_tier_id_membership_tiers_id_fk" FOREIGN KEY ("gift_tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_items_gift_tier_idx" ON "orders_items" USING btree ("gift_tier_id");
  CREATE INDEX "gifts_membership_idx" ON "gifts" USING btree ("membership_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_items" DROP CONSTRAINT IF EXISTS "orders_items_gift_tier_id_membership_tiers_id_fk";
  ALTER TABLE "gifts" DROP CONSTRAINT IF EXISTS "gifts_membership_id_memberships_id_fk";
  DROP INDEX IF EXISTS "orders_items_gift_tier_idx";
  DROP INDEX IF EXISTS "gifts_membership_idx";
  ALTER TABLE "orders_items" DROP COLUMN IF EXISTS "gift_tier_id";
  ALTER TABLE "orders_items" DROP COLUMN IF EXISTS "gift_months";
  ALTER TABLE "gifts" DROP COLUMN IF EXISTS "membership_id";
  ALTER TABLE "gifts" DROP COLUMN IF EXISTS "given_from";
  ALTER TABLE "gifts" DROP COLUMN IF EXISTS "given_until";`)
}
