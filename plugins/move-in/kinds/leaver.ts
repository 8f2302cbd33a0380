import { type Kind, markWhileThere } from '@/plugins/move-in/kinds/kind'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { keepAway } from '@/src/server/audience/keep-away'
import { suppressionHash } from '@/src/server/audience/suppression-list'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.moveIn.lists

/** Who left elsewhere, or could not be reached: kept as such, so that no file puts them on a list. */
export const leaver: Kind<CheckedThing & { kind: 'leaver' }> = {
  collection: slugs.suppressionList,
  isSystems: true,
  make: async (req, profileId, { email }) => {
    await keepAway(req, profileId, email)
    const [row] = await runSql(req)<{ id: string }>`
      select id from suppression_list
      where profile_id = ${profileId} and email_hash = ${suppressionHash({ profileId, email })}`
    if (!row) {
      throw new AppError('CONFLICT', { message: words.joinedHere })
    }
    return row.id
  },
  mark: markWhileThere(slugs.suppressionList),
  // See `keepAway`.
  remove: () => Promise.reject(new AppError('CONFLICT', { message: words.staysAway })),
}
