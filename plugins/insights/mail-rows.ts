import type { PayloadRequest } from 'payload'
import { joined } from '@/plugins/insights/load-insights'
import { mailsOf } from '@/plugins/insights/queries/mails'
import { salesBy } from '@/plugins/insights/queries/sales'
import type { Scope } from '@/plugins/insights/queries/scope'
import { visitsBy } from '@/plugins/insights/queries/visits'
import type { Rows, TableRow } from '@/plugins/insights/table'
import { dayAt, rangeOf } from '@/src/core/insights/days'
import { mailCampaign } from '@/src/core/insights/mail-campaign'
import { countLeft } from '@/src/server/newsletters/newsletter-progress'

/** Mails at once: each is counted by the mails of its receivers. */
const mailsAtMost = 50

/** What became of each mail, and what came by its links until today. Whether it was opened nobody records. */
export async function mailRows(
  req: PayloadRequest,
  scope: Scope,
  { most }: Rows,
): Promise<TableRow[]> {
  const mails = await mailsOf(req, scope, Math.min(most, mailsAtMost))
  // Links of a mail of the last day are still followed weeks later.
  const dayOf = (moment: string) => dayAt(new Date(moment), scope.timeZone)
  const [from = ''] = [scope.range.from, ...mails.map(({ sentAt }) => dayOf(sentAt))].sort()
  const until = { ...scope, range: rangeOf(from, dayAt(new Date(), scope.timeZone)) }
  const [visits, sales] = await Promise.all([
    visitsBy(req, until, 'campaign'),
    salesBy(req, until, 'campaign'),
  ])
  const byCampaign = new Map(joined(visits, sales).map((row) => [row.key, row]))
  return Promise.all(
    mails.map(async ({ id, subject, sentAt, receivers, sent, failed }) => {
      const { visits = 0, orders = 0, revenue = 0 } = byCampaign.get(mailCampaign(id)) ?? {}
      const unsubscribed = await countLeft(req, id)
      return {
        key: id,
        label: subject,
        note: dayOf(sentAt),
        cells: { receivers, sent, failed, unsubscribed, visits, orders, revenue },
      }
    }),
  )
}
