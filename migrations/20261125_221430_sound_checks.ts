import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audio_files_sound" AS ENUM('playable', 'unplayable');
  ALTER TABLE "audio_files" ADD COLUMN "sound" "enum_audio_files_sound";`)
  // What came of the last attempt to make songs of them; the others are looked at in the background.
  await db.execute(sql`
    UPDATE audio_files a SET sound = CASE last.state::text
      WHEN 'ready' THEN 'playable' ELSE 'unplayable' END::enum_audio_files_sound
    FROM (
      SELECT DISTINCT ON (t.original_id) t.original_id, f.state
      FROM tracks t JOIN prepared_files f ON f.track_id = t.id AND f.kind = 'mp3'
      ORDER BY t.original_id, f.created_at DESC
    ) last
    WHERE last.original_id = a.id AND last.state IN ('ready', 'failed')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audio_files" DROP COLUMN "sound";
  DROP TYPE "public"."enum_audio_files_sound";`)
}
