import type { FoundItem, Importer, TableRow } from '@/plugins/_kit/importer'
import { answerOf, memberItem, readMembers } from '@/plugins/move-in/importers/read-member'
import { readMoment } from '@/plugins/move-in/importers/read-post'
import { cellValue } from '@/src/core/text/consent-words'

/** Headings as Ghost's members exporter writes them; older ones have no tiers. */
const needs = [['email'], ['subscribed_to_emails'], ['stripe_customer_id']]

export const ghostMembers: Importer = {
  id: 'ghost-members',
  source: 'Ghost',
  title: 'Members',
  makes: 'Members of your tiers, who go on paying, and people on a mailing list',
  steps: [
    'In Ghost Admin open Members.',
    'Open the menu at the top, and choose “Export all members”.',
    'The file is called members.csv.',
    'Connect the Stripe account that Ghost uses under Money → Payouts here, so that members go on paying.',
    'Let members run on in Ghost until they are here: who is deleted there may stop paying.',
  ],
  without:
    'Notes, labels and what members read stay behind. Nobody is charged anew, and nobody gets an email about it.',
  accepts: ['.csv'],
  read: readMembers(needs, itemOf),
}

function itemOf(row: TableRow): FoundItem {
  const { cell } = row
  const customer = cell('stripe_customer_id')
  // An id of another form is none of Stripe's.
  const customerId = /^cus_\w+$/.test(customer) ? customer : ''
  const mails = answerOf(cell('subscribed_to_emails'))
  const isGiven = answerOf(cell('complimentary_plan')) === 'yes'
  const tierName = cell('tiers', 'products')
  return memberItem(
    row,
    {
      source: 'Ghost',
      tierName,
      // Of older exports, which name no tier, Stripe says who pays.
      standing: isGiven ? 'given' : customerId ? 'paying' : 'free',
      status: '',
      memberSince: readMoment(cell('created_at')),
      isMailed: mails === 'yes',
      // Nobody joins there without the mails: who has none has switched them off.
      hasLeft: mails === 'no',
      customerId,
    },
    // What was never deleted has an empty cell.
    cellValue(cell('deleted_at')) === '' ? '' : 'Deleted there',
  )
}
