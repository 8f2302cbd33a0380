import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { checkHost } from '@/plugins/domains/check-host'
import type { FindTexts } from '@/plugins/domains/find-texts'

const atOnce = 10
const perRound = 200

/** One round: looks at the hosts that were longest not looked at, each at most once an hour. */
export async function checkDueHosts(payload: Payload, findTexts?: FindTexts): Promise<void> {
  const { rows } = await payload.db.pool.query<{ host: string }>(
    `select host from domains
    where checked_at is null or checked_at < now() - interval '1 hour'
    group by host order by min(checked_at) nulls first limit $1`,
    [perRound],
  )
  const limit = pLimit(atOnce)
  await Promise.all(rows.map(({ host }) => limit(() => checkHost(payload, host, findTexts))))
}
