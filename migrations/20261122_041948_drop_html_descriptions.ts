import { richTextFromHtml } from '@/src/rich-text/from-html'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of [sql`products`, sql`events`]) {
    const { rows } = await db.execute<{ id: string; description_html: string }>(
      sql`select id, description_html from ${table} where description_html <> ''`,
    )
    for (const { id, description_html } of rows) {
      const description = JSON.stringify(richTextFromHtml(description_html))
      await db.execute(sql`update ${table} set description = ${description}::jsonb where id = ${id}`)
    }
  }
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "description_html";
  ALTER TABLE "events" DROP COLUMN "description_html";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "description_html" varchar;
  ALTER TABLE "events" ADD COLUMN "description_html" varchar;`)
}
