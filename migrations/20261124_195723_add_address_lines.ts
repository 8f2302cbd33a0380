import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "shipping_address_line2" varchar;
  ALTER TABLE "orders" ADD COLUMN "shipping_address_region" varchar;
  ALTER TABLE "gifts" ADD COLUMN "address_line2" varchar;
  ALTER TABLE "gifts" ADD COLUMN "address_region" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "shipping_address_line2";
  ALTER TABLE "orders" DROP COLUMN "shipping_address_region";
  ALTER TABLE "gifts" DROP COLUMN "address_line2";
  ALTER TABLE "gifts" DROP COLUMN "address_region";`)
}
