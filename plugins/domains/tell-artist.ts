import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { domainsPath } from '@/src/admin/studio-paths'
import { longDay } from '@/src/core/dates/long-day'
import { env } from '@/src/core/env'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { domainProof } from '@/src/core/urls/domain-proof'
import { prepareMail } from '@/src/server/mail/compose-template'
import { siteStaff } from '@/src/server/owner'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

/** A record that is missing in one look alone may be a fault of its DNS server. */
const tellAfterMinutes = 30

/** What the artist does not know yet: that a record has gone, or that it is back. */
const newsIn = sql`proved_at is not null and case when missing_since is null then told_at is not null
  else told_at is null and missing_since < now() - make_interval(mins => ${tellAfterMinutes}) end`

/** In the transaction that has looked at the records of a host. */
export async function tellOfHost(req: PayloadRequest, host: string): Promise<void> {
  const rows = await runSql(req)<{ id: string }>`
    select id from domains where host = ${host} and profile_id is not null and ${newsIn}`
  for (const { id } of rows) {
    await enqueue(req, tellOfDomainJob, { id })
  }
}

type Domain = { id: string; profileId: string; host: string; missingSince: string | null }

/** Tells the artist that the record of a domain has gone, and that it is back: once each. */
export const tellOfDomainJob = defineJob({
  name: 'tell-of-domain',
  data: z.object({ id: z.uuid() }),
  run: (payload, { id }) => tellOfDomain(payload, id),
})

async function tellOfDomain(payload: Payload, id: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const [domain] = await runSql(req)<Domain>`
    select id, profile_id as "profileId", host, missing_since::text as "missingSince"
    from domains where id = ${id} and profile_id is not null and ${newsIn}`
  if (!domain) {
    return
  }
  const { profileId, host, missingSince } = domain
  const mail = await prepareMail(profileId, missingSince ? 'domain-broken' : 'domain-well')
  await withTx(req, async () => {
    // Of two at the same time one finds nothing.
    const told = await runSql(req)`
      update domains set told_at = case when missing_since is null then null else now() end
      where id = ${id} and ${newsIn} returning id`
    if (told.length === 0) {
      return
    }
    const end = new Date(missingSince ?? 0)
    end.setUTCDate(end.getUTCDate() + limits.domain.keptDays)
    for (const { email } of await siteStaff(req, profileId, 'domains')) {
      await mail.queue(req, {
        to: email,
        about: { type: slugs.domains, id },
        dedupeKey: `domain:${id}:${randomUUID()}`,
        values: {
          'domain.host': host,
          'admin.url': `${env().adminOrigin}/admin${domainsPath}`,
          ...(missingSince && {
            'domain.record': domainProof(host, profileId).name,
            'domain.until': longDay(end),
          }),
        },
      })
    }
  })
}
