import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Has uploads looked at again that were judged by whether an MP3 could be made of them. An MP3 is copied, which
 * says nothing of how it sounds, and of some recordings that play none can be made.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE audio_files SET sound = NULL WHERE sound = 'unplayable' OR filename ILIKE '%.mp3'`)
}

/** What was known is found out again. */
export async function down(): Promise<void> {}
