import type { PayloadRequest } from 'payload'
import type { ReadAddresses } from '@/plugins/newsletters/import/read-addresses'
import type {
  ImportReport,
  RefusedRow,
  SubscriberStatus,
} from '@/src/core/contracts/audience/email-lists'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { addSubscribers, type Consent, type List } from '@/src/server/audience/add-subscribers'
import { keepAway } from '@/src/server/audience/keep-away'
import { waitForTurn } from '@/src/server/database/locks'
import { withTx } from '@/src/server/transaction'

const text = ownerMessages.subscriberImport
const batchSize = 1000

const reasons: Record<SubscriberStatus | 'named', string> = {
  confirmed: text.alreadyOn,
  named: text.alreadyOnNamed,
  pending: text.notConfirmed,
  unsubscribed: text.hasUnsubscribed,
  unreachable: text.unreachable,
}

/**
 * Puts addresses on a list, all or none, with what the owner declared about them. An address that the
 * list knows gets the names that the file has for it, and else stays as it is, whatever became of it: above
 * all, anyone who left stays away, and so does anyone who left a list that is gone. Who left elsewhere, as the file says,
 * is kept away from this and every later one.
 */
export async function importSubscribers(
  req: PayloadRequest,
  list: List,
  { found, refused, left, rows }: ReadAddresses,
  consent: Consent = { text: text.consent, at: new Date().toISOString() },
): Promise<ImportReport> {
  // In one order, as the rows of people that they share with other lists are locked in.
  const entries = [...found]
    .map(([email, more]) => ({ email, ...more }))
    .sort((a, b) => (a.email < b.email ? -1 : 1))
  const known: RefusedRow[] = []
  await withTx(req, async () => {
    // Two files at once, for two lists too, would lock the same people in another order.
    await waitForTurn(req, `subscriber-import:${list.profileId}`)
    await keepAway(req, list.profileId, [...left])
    for (let start = 0; start < entries.length; start += batchSize) {
      const batch = entries.slice(start, start + batchSize)
      for (const { line, email, status } of await addSubscribers(req, list, batch, consent)) {
        known.push({ line, value: email, reason: reasons[status] })
      }
    }
  })
  return {
    rows,
    added: entries.length - known.length,
    refused: [...refused, ...known].sort((a, b) => a.line - b.line),
  }
}
