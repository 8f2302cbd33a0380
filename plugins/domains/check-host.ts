import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { createFindTexts, type FindTexts } from '@/plugins/domains/find-texts'
import { type Claim, judgeClaims } from '@/plugins/domains/judge-claims'
import { tellOfHost } from '@/plugins/domains/tell-artist'
import { env } from '@/src/core/env'
import { domainProof } from '@/src/core/urls/domain-proof'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { logger } from '@/src/server/logger'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

/** Looks again whose site a host is, when one has claimed it. What nobody answers is asked by the next round. */
export const checkHostJob = defineJob({
  name: 'check-domain',
  data: z.object({ host: z.string() }),
  run: (payload, { host }) => checkHost(payload, host),
})

/**
 * Looks up the records of a host and notes what they prove. Safe to repeat.
 *
 * @param findTexts asks the servers of the settings unless told otherwise
 */
export async function checkHost(
  payload: Payload,
  host: string,
  findTexts: FindTexts = createFindTexts(env().dnsServers),
): Promise<void> {
  const texts = await findTexts(domainProof(host, '').name).catch((err: unknown) => {
    logger.info({ msg: 'The records of a domain could not be asked for', err })
    return null
  })
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const rows = await runSql(req)<Record<keyof Claim, string | null> & { now: string }>`
      select id, profile_id as "profileId", proved_at as "provedAt", missing_since as "missingSince", now() as now
      from domains where host = ${host} and profile_id is not null order by created_at, id for update`
    const claims = rows.map(toClaim)
    const now = new Date(rows[0]?.now ?? 0)
    const named = new Set(
      claims
        .map(({ profileId }) => profileId)
        .filter((profileId) => texts?.includes(domainProof(host, profileId).value)),
    )
    const judged = texts ? judgeClaims(claims, named, now) : claims
    // Who loses the host first: two may not have it even for a moment.
    for (const claim of judged.toSorted((a, b) => Number(!!a.provedAt) - Number(!!b.provedAt))) {
      await runSql(req)`
        update domains set checked_at = now(), proved_at = ${claim.provedAt?.toISOString() ?? null},
          missing_since = ${claim.missingSince?.toISOString() ?? null}
        where id = ${claim.id}`
    }
    await tellOfHost(req, host)
    const changed = judged.filter(({ provedAt }, at) => !provedAt !== !claims[at]?.provedAt)
    if (changed.length > 0) {
      await revalidateTags(req, cacheTags.hosts())
    }
    for (const { id, profileId, provedAt } of changed) {
      const msg = provedAt ? 'A domain is proved' : 'A domain is no longer proved'
      logger.info({ msg, id, site: profileId })
    }
  })
}

function toClaim(row: Record<keyof Claim, string | null>): Claim {
  const date = (value: string | null) => (value === null ? null : new Date(value))
  return {
    id: String(row.id),
    profileId: String(row.profileId),
    provedAt: date(row.provedAt),
    missingSince: date(row.missingSince),
  }
}
