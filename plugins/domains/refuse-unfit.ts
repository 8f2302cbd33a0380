import type { CollectionBeforeChangeHook } from 'payload'
import { isPlatformAdmin, staffOf } from '@/src/access/own-profile'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import type { Domain } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.domains

type Counts = { own: number; isOwn: boolean; isTaken: boolean }

/**
 * Which domains artists add: each once, some, and none that leads to another site. That another has claimed it without a
 * proof hinders nobody. The platform's admin adds any number.
 */
export const refuseUnfit: CollectionBeforeChangeHook<Domain> = async ({ data, operation, req }) => {
  const staff = staffOf(req)
  if (operation !== 'create' || !staff || !data.profile || !data.host) {
    return data
  }
  const isLimited = !isPlatformAdmin(req)
  const profileId = profileIdOf(data as Domain)
  await waitForTurn(req, `domains:${profileId}`)
  const [found] = await runSql(req)<Counts>`
    select count(*) filter (where profile_id = ${profileId})::int as own,
      coalesce(bool_or(profile_id = ${profileId} and host = ${data.host}), false) as "isOwn",
      coalesce(bool_or(profile_id <> ${profileId} and host = ${data.host} and proved_at is not null), false) as "isTaken"
    from domains where profile_id = ${profileId} or host = ${data.host}`
  if (found?.isOwn || found?.isTaken) {
    const message = found.isOwn ? words.own : words.taken
    throw refusalOf([{ field: 'host', message }])
  }
  if (isLimited && found && found.own >= studioLimits.domains.perSite) {
    throw new AppError('CONFLICT', { message: words.tooMany })
  }
  return data
}
