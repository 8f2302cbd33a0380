import type { PayloadRequest } from 'payload'
import { ownedProfileIds } from '@/src/access/own-profile'
import { dayAt } from '@/src/core/insights/days'
import { logger } from '@/src/server/logger'
import { runSql } from '@/src/server/transaction'
import { siteTimeZone } from '@/src/server/visits/site-time-zone'
import { visitorHash } from '@/src/server/visits/visitor-hash'

/** Sites of one person whose visits are told apart; who works for more is of the platform's size. */
const sitesAtMost = 20
/** Hashes that this process has noted. */
const noted = new Set<string>()
const notedAtMost = 10_000

/**
 * Keeps visits of somebody who works for a site out of its numbers, for this day: the site itself cannot know them,
 * because it gets no cookie.
 */
export async function noteStaff(req: PayloadRequest): Promise<void> {
  try {
    for (const profileId of ownedProfileIds(req).slice(0, sitesAtMost)) {
      const day = dayAt(new Date(), await siteTimeZone(profileId))
      const hash = await visitorHash(req, profileId, day)
      if (!noted.has(hash)) {
        await runSql(req)`
          insert into day_visitors (hash, day, is_staff) values (${hash}, ${day}, true)
          on conflict (hash) do update set is_staff = true`
        if (noted.size >= notedAtMost) {
          noted.clear()
        }
        noted.add(hash)
      }
    }
  } catch (error) {
    // A visit too many is no reason to keep somebody from their work.
    logger.warn({ err: error }, 'Visits of staff will be counted')
  }
}
