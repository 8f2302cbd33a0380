import type { FoundItem, ImportedMember, Importer, TableRow } from '@/plugins/_kit/importer'
import { memberItem, readMembers } from '@/plugins/move-in/importers/read-member'
import { readMoment } from '@/plugins/move-in/importers/read-post'

/** Headings as Patreon's Relationship manager exports them; there were fewer in older years. */
const needs = [['Email'], ['Patron Status']]

/**
 * Patreon exports members, earnings and numbers of posts (support.patreon.com, “Insights dashboards”), but no posts: those
 * its interface alone gives (docs.patreon.com, `campaigns.posts`), to programs that their creator registers.
 */
export const patreonMembers: Importer = {
  id: 'patreon-members',
  source: 'Patreon',
  title: 'Members',
  makes: 'A list of your patrons with their tiers, to invite them here',
  steps: [
    'In Patreon open Audience, then Relationship manager.',
    'Choose all members, and then Export CSV.',
    'The file is called Members_ and a number.',
  ],
  without:
    'Patreon keeps the payments: patrons go on paying there until they join here themselves. Addresses, phone numbers and what they paid stay behind. Nobody is mailed, because agreeing to Patreon’s mails is not agreeing to yours. Who did agree goes on a list by its own import. Patreon exports no posts: open each one there, copy it, and paste it into a new post here.',
  accepts: ['.csv'],
  read: readMembers(needs, itemOf),
}

function itemOf(row: TableRow): FoundItem {
  const { cell } = row
  const status = cell('Patron Status')
  return memberItem(row, {
    source: 'Patreon',
    tierName: cell('Tier'),
    standing: standingOf(status),
    status: status || (/^yes$/i.test(cell('Free Member')) ? 'Free member' : ''),
    memberSince: momentOf(cell('Patronage Since Date')),
    paidUntil: momentOf(cell('Access Expiration')),
  })
}

/** In UTC, in some exports with millionths of a second. */
const momentOf = (cell: string) => readMoment(cell.replace(/\.\d+$/, ''))

/** A declined payment is tried again: they are patrons still. */
function standingOf(status: string): ImportedMember['standing'] {
  return /^(active|declined)/i.test(status) ? 'paying' : /^former/i.test(status) ? 'former' : 'free'
}
