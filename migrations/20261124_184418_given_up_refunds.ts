import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" ADD COLUMN "is_given_up" boolean DEFAULT false;
  UPDATE "refunds" SET "is_given_up" = true
    WHERE "state" = 'failed' AND "error" = 'It was given up, so the money stays.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DROP COLUMN "is_given_up";`)
}
