import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tickets" ADD COLUMN "told_starts_at" timestamp(3) with time zone;
  ALTER TABLE "tickets" ADD COLUMN "told_venue" varchar;
  -- Whoever has tickets until now is taken to know what stands there.
  UPDATE "tickets" SET "told_starts_at" = e."starts_at", "told_venue" = concat_ws(', ',
    nullif(e."address_name", ''), nullif(e."address_street", ''),
    nullif(concat_ws(' ', nullif(e."address_zip_code", ''), nullif(e."address_city", '')), ''),
    nullif(e."address_country", ''))
  FROM "events" e WHERE e."id" = "tickets"."event_id" AND "tickets"."mailed_at" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tickets" DROP COLUMN "told_starts_at";
  ALTER TABLE "tickets" DROP COLUMN "told_venue";`)
}
