import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "memberships" ALTER COLUMN "account_id" DROP NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "memberships" WHERE "account_id" IS NULL;
  ALTER TABLE "memberships" ALTER COLUMN "account_id" SET NOT NULL;`)
}
