import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { limits } from '@/src/core/limits'
import { enqueue } from '@/src/server/queue'
import { txDb } from '@/src/server/transaction'

type Statement = ReturnType<typeof sql>

/**
 * Forgets prepared files in the transaction of `req`; what is stored goes a day later, because
 * somebody may still be loading it.
 *
 * @param where on the columns of `prepared_files`
 */
export async function forgetPrepared(req: PayloadRequest, where: Statement): Promise<void> {
  const db = await txDb(req)
  const { rows } = await db.execute<{ key: string | null }>(
    sql`delete from prepared_files where ${where} returning key`,
  )
  const keys = rows.flatMap(({ key }) => key ?? [])
  if (keys.length > 0) {
    const startAfter = new Date(Date.now() + limits.download.keepReplacedHours * 3_600_000)
    await enqueue(req, 'remove-files', { keys }, { startAfter })
  }
}
