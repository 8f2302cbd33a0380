import { createLocalReq, type Payload } from 'payload'
import { adoptSubscription } from '@/plugins/commerce/memberships/adopt/adopt-subscription'
import { giveTier } from '@/plugins/commerce/memberships/adopt/give-tier'
import {
  endWaiting,
  listWaiting,
  moveToBack,
  type WaitingMember,
} from '@/plugins/commerce/memberships/adopt/imported-member'
import { isProviderUnreachable } from '@/plugins/commerce/payments/is-provider-unreachable'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

/**
 * Makes members of those who were members elsewhere. Their rows are the queue: what dies in the middle is begun anew, and
 * what the provider does not answer waits. One after the other, so that the account is not flooded with calls.
 */
export async function adoptMembers(payload: Payload): Promise<void> {
  /** Sites whose provider does not answer now. */
  const away = new Set<string>()
  const waiting = await listWaiting(await createLocalReq({}, payload), studioLimits.importedMembers)
  for (const member of waiting) {
    if (!away.has(member.profileId) && !(await adoptOne(payload, member))) {
      away.add(member.profileId)
    }
  }
}

/** @returns whether the provider answered */
async function adoptOne(payload: Payload, member: WaitingMember): Promise<boolean> {
  try {
    const req = await createLocalReq({}, payload)
    await (member.standing === 'given' ? giveTier(req, member) : adoptSubscription(req, member))
    return true
  } catch (error) {
    const req = await createLocalReq({}, payload)
    if (error instanceof AppError && error.code === 'CONFLICT') {
      // They are paying on a page.
      await moveToBack(req, member.id)
      return true
    }
    payload.logger.error({ msg: 'Member not adopted', importedMember: member.id, err: error })
    if (error instanceof PaymentProviderError && error.reason === 'refused') {
      const note = ownerMessages.moveIn.adoption.refusedThere
      await withTx(req, () => endWaiting(req, member.id, { outcome: 'refused', note }))
      return true
    }
    await moveToBack(req, member.id)
    return !isProviderUnreachable(error)
  }
}
