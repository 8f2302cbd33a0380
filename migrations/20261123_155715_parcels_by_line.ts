import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_items" ADD COLUMN "sent_at" timestamp(3) with time zone;
  ALTER TABLE "orders_items" ADD COLUMN "carrier" varchar;
  ALTER TABLE "orders_items" ADD COLUMN "tracking_number" varchar;
  -- What was sent until now went all at once.
  UPDATE "orders_items" SET "sent_at" = o."shipped_at", "carrier" = o."carrier",
    "tracking_number" = o."tracking_number"
  FROM "orders" o
  WHERE o."id" = "orders_items"."_parent_id" AND o."shipped_at" IS NOT NULL
    AND "orders_items"."delivery_type" <> 'digital';
  ALTER TABLE "orders" DROP COLUMN "carrier";
  ALTER TABLE "orders" DROP COLUMN "tracking_number";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "carrier" varchar;
  ALTER TABLE "orders" ADD COLUMN "tracking_number" varchar;
  UPDATE "orders" SET "carrier" = i."carrier", "tracking_number" = i."tracking_number"
  FROM "orders_items" i WHERE i."_parent_id" = "orders"."id" AND i."sent_at" IS NOT NULL;
  ALTER TABLE "orders_items" DROP COLUMN "sent_at";
  ALTER TABLE "orders_items" DROP COLUMN "carrier";
  ALTER TABLE "orders_items" DROP COLUMN "tracking_number";`)
}
