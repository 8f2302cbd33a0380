import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_log" ADD COLUMN "unsubscribe_url" varchar;
  CREATE INDEX "mail_log_reply_to_idx" ON "mail_log" USING btree ("reply_to");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "mail_log_reply_to_idx";
  ALTER TABLE "mail_log" DROP COLUMN "unsubscribe_url";`)
}
