import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "profile_paidAt_idx";
  CREATE INDEX "profile_paidAt_idx" ON "orders" USING btree ("profile_id","paid_at");
  CREATE INDEX "profile_paidAt_1_idx" ON "membership_payments" USING btree ("profile_id","paid_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "profile_paidAt_idx";
  DROP INDEX IF EXISTS "profile_paidAt_1_idx";
  CREATE INDEX "profile_paidAt_idx" ON "membership_payments" USING btree ("profile_id","paid_at");`)
}
