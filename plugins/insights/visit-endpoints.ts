import type { Endpoint, PayloadRequest } from 'payload'
import { visitBody } from '@/src/core/contracts/pages/insights'
import { dayOf } from '@/src/core/insights/days'
import { cleanSource, otherSource } from '@/src/core/insights/source'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql } from '@/src/server/transaction'

/** Names that one day of a site may have: anyone who makes them up shall not fill the database. */
const sourcesPerDay = 200

const visit = definePublicEndpoint({
  method: 'post',
  path: '/public/visits',
  summary: 'Counts a visit by where it came from. Nothing is noted about who came',
  body: visitBody,
  rateLimit: 'visit',
  answersOffline: true,
  run: ({ req, body }) => countVisit(req, body.profileId, cleanSource(body.source)),
})

async function countVisit(req: PayloadRequest, profileId: string, source: string): Promise<void> {
  const day = dayOf(new Date())
  await runSql(req)`
    insert into visit_counts (profile_id, day, source, visits)
    select ${profileId}, ${day}, case
      when exists (select from visit_counts
        where profile_id = ${profileId} and day = ${day} and source = ${source})
      or (select count(*) from visit_counts where profile_id = ${profileId} and day = ${day})
        < ${sourcesPerDay}
      then ${source} else ${otherSource} end, 1
    on conflict (profile_id, day, source) do update set visits = visit_counts.visits + 1`
}

export const visitEndpoints: Endpoint[] = [visit]
