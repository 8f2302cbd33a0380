import { createHmac } from 'node:crypto'
import type { ClientBase } from 'pg'
import { env } from '@/src/core/env'

/**
 * Remembers which `PAYLOAD_SECRET` the database belongs to: processes with different ones would not know each
 * other's sessions, links and pages.
 *
 * @throws {Error} when it belongs to another
 */
export async function checkSecret(
  client: ClientBase,
  { replacesSecret }: { replacesSecret: boolean },
): Promise<void> {
  const print = printOf(env().payloadSecret)
  await client.query(
    `insert into installation (id, secret_print) values (1, $1)
     on conflict (id) do ${replacesSecret ? 'update set secret_print = $1' : 'nothing'}`,
    [print],
  )
  const { rows } = await client.query('select from installation where secret_print = $1', [print])
  if (rows.length === 0) {
    throw new Error(
      'PAYLOAD_SECRET is not the one that this database was first used with: set that one on every process, or run npm run migrate -- --new-secret to change it for all.',
    )
  }
}

/** Tells nothing about the secret itself. */
function printOf(secret: string): string {
  return createHmac('sha256', secret).update('installation').digest('base64url')
}
