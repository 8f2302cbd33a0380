import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_refunds_claimed_gifts" AS ENUM('keep', 'withdraw');
  ALTER TABLE "refunds" ADD COLUMN "claimed_gifts" "enum_refunds_claimed_gifts";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DROP COLUMN "claimed_gifts";
  DROP TYPE "public"."enum_refunds_claimed_gifts";`)
}
