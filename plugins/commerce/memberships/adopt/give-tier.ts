import type { PayloadRequest } from 'payload'
import { accountOfMember } from '@/plugins/commerce/memberships/adopt/account-of-member'
import {
  endWaiting,
  lockWaiting,
  type WaitingMember,
} from '@/plugins/commerce/memberships/adopt/imported-member'
import { grantMembership } from '@/plugins/commerce/memberships/grant-membership'
import {
  lockAccount,
  lockLiveMembership,
} from '@/plugins/commerce/memberships/lock-live-membership'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { runSql, withTx } from '@/src/server/transaction'

const words = ownerMessages.moveIn.adoption

/** Gives a tier to who had one for nothing elsewhere, as the artist gives one, without a mail. What they have here stays. */
export async function giveTier(req: PayloadRequest, { id }: WaitingMember): Promise<void> {
  await withTx(req, async () => {
    const member = await lockWaiting(req, id)
    if (!member) {
      return
    }
    const { profileId, tierId } = member
    if (!tierId) {
      await endWaiting(req, id, { outcome: 'kept', note: words.tierGone })
      return
    }
    const account = await accountOfMember(req, member)
    await lockAccount(req, account.id)
    if (await lockLiveMembership(req, { id: account.id, profileId })) {
      await endWaiting(req, id, { outcome: 'refused', note: words.hasOther })
      return
    }
    // As with imported subscribers, plugins and webhooks are not told.
    await runSql(req)`select set_config('bandstand.importing_member', 'on', true)`
    const membershipId = await grantMembership(req, {
      ...{ profileId, tierId, accountId: account.id },
      ...{ until: null, source: 'comp', mailer: null },
    })
    await runSql(req)`
      update imported_members set membership_id = ${membershipId},
        made_account_id = ${account.isNew ? account.id : null}
      where id = ${id}`
    await endWaiting(req, id, { outcome: 'given', note: '' })
  })
}
