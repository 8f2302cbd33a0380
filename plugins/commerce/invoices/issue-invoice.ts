import { createLocalReq, type PayloadRequest } from 'payload'
import { cancellationContent, invoiceContent } from '@/plugins/commerce/invoices/invoice-content'
import { findSale, ofTarget, partsBack, type Sale } from '@/plugins/commerce/invoices/sale'
import { findSeller } from '@/plugins/commerce/invoices/seller'
import { dayIn } from '@/plugins/commerce/money/load-money'
import { timeZoneOf } from '@/plugins/commerce/money/queries/scope'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { type PaymentTarget, paymentTarget } from '@/plugins/commerce/payments/payment-target'
import type { SellerBody } from '@/src/core/contracts/orders/seller'
import { type InvoiceKind, invoiceDocument } from '@/src/core/invoices/invoice-document'
import { invoiceSeries } from '@/src/core/invoices/invoice-series'
import { slugs } from '@/src/core/slugs'
import type { Invoice, Refund } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * Lets invoices of what was paid be made, in the transaction that settles it or a refund of it. A job makes them,
 * so that buyers of one artist do not wait for each other's numbers.
 *
 * @param fact `paid`, or the refund that went back or failed
 */
export function queueInvoices(req: PayloadRequest, of: PaymentTarget, fact: string): Promise<void> {
  return enqueue(req, issueInvoicesJob, of, { dedupeKey: `${Object.values(of)[0]}:${fact}` })
}

/** Makes the invoice of what was paid and the credit notes of its refunds, if they are not there yet. */
export const issueInvoicesJob = defineJob({
  name: 'issue-invoices',
  data: paymentTarget,
  run: async (payload, of) => issueInvoices(await createLocalReq({}, payload), of),
})

/**
 * The invoice of what was paid and the credit notes of its refunds, each with what cancels it: those that are
 * missing are made. None for what cost nothing, and none while nobody has said who sells.
 */
export async function issueInvoices(req: PayloadRequest, of: PaymentTarget): Promise<Invoice[]> {
  const found = await findSale(req, of)
  if (!found?.paidAt || found.totalMinor === 0) {
    return []
  }
  const profileId = idOf(found.profile)
  const timeZone = await timeZoneOf(req, profileId)
  return withTx(req, async () => {
    // One at a time: the next number is known to nobody else, and a rollback leaves no gap.
    const locked = await runSql(req)`
      select 1 from sellers where profile_id = ${profileId} for update`
    const sale = await findSale(req, of)
    const seller = await findSeller(req, profileId)
    if (!sale?.paidAt || !seller || locked.length === 0) {
      return []
    }
    const known = await invoicesOf(req, of)
    const make = (kind: InvoiceKind, moment: string, more: Partial<Made>) =>
      issue(req, { of, sale, seller, timeZone, kind, moment, refund: null, on: null, ...more })
    const invoice =
      known.find(({ kind }) => kind === 'invoice') ?? (await make('invoice', sale.paidAt, {}))
    const made = [invoice]
    for (const refund of await refundsOf(req, of)) {
      const moment = refund.settledAt ?? sale.paidAt
      const knownOf = (wanted: InvoiceKind) =>
        known.find(
          ({ kind, ...row }) => kind === wanted && row.refund && idOf(row.refund) === refund.id,
        )
      const isBack = refund.state === 'succeeded'
      const note =
        knownOf('credit_note') ??
        (isBack ? await make('credit_note', moment, { refund, on: invoice }) : null)
      if (note) {
        made.push(note)
      }
      if (note && !isBack) {
        made.push(
          knownOf('cancellation') ?? (await make('cancellation', moment, { refund, on: note })),
        )
      }
    }
    return made
  })
}

type Made = {
  of: PaymentTarget
  sale: Sale
  seller: SellerBody
  timeZone: string
  kind: InvoiceKind
  /** When it was paid, went back, or came back. */
  moment: string
  refund: Refund | null
  /** What it takes back of, or cancels. */
  on: Invoice | null
}

async function issue(
  req: PayloadRequest,
  { of, sale, seller, timeZone, kind, moment, refund, on }: Made,
): Promise<Invoice> {
  const profile = idOf(sale.profile)
  const issuedAt = new Date()
  const issuedOn = dayIn(issuedAt, timeZone)
  const isTest = !sale.livemode
  const series = invoiceSeries({ prefix: seller.prefix, year: issuedOn.slice(0, 4), isTest })
  const [last] = await runSql(req)<{ sequence: number }>`
    select sequence::int from invoices where profile_id = ${profile} and series = ${series}
    order by sequence desc limit 1`
  const sequence = (last?.sequence ?? 0) + 1
  const number = `${series}-${String(sequence).padStart(4, '0')}`
  const facts = { kind, number, issuedAt, issuedOn, paidOn: dayIn(new Date(moment), timeZone) }
  const parts = refund && partsBack(of, refund)
  const document =
    kind === 'cancellation'
      ? cancellationContent(invoiceDocument.parse(on?.document), facts, seller)
      : invoiceContent({
          ...facts,
          seller,
          sale,
          ...(parts && { back: { parts, ofInvoice: on?.number ?? '' } }),
        })
  return req.payload.create({
    collection: slugs.invoices,
    data: {
      profile,
      kind,
      number,
      series,
      sequence,
      ...('order' in of ? of : { membershipPayment: of.payment }),
      refund: refund?.id,
      key: `${kind}:${refund?.id ?? Object.values(of)[0]}`,
      issuedAt: issuedAt.toISOString(),
      livemode: !isTest,
      currency: sale.currency,
      totalMinor: document.totalMinor,
      taxMinor: document.taxMinor,
      document,
    },
    depth: 0,
    showHiddenFields: true,
    req,
  })
}

/** Those that are there, the invoice first. */
export async function invoicesOf(req: PayloadRequest, of: PaymentTarget): Promise<Invoice[]> {
  const { docs } = await req.payload.find({
    collection: slugs.invoices,
    where: ofTarget(of),
    sort: ['issuedAt', 'sequence'],
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs
}

/** Those that went back, or came back later from the bank. */
async function refundsOf(req: PayloadRequest, of: PaymentTarget): Promise<Refund[]> {
  const { docs } = await req.payload.find({
    collection: slugs.refunds,
    where: { and: [ofTarget(of), { state: { in: ['succeeded', 'failed'] } }] },
    sort: 'settledAt',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs.filter((refund) => refund.state === 'failed' || partsBack(of, refund))
}
