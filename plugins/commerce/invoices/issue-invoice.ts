import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { cancellationContent, invoiceContent } from '@/plugins/commerce/invoices/invoice-content'
import { findSeller } from '@/plugins/commerce/invoices/seller'
import { dayIn } from '@/plugins/commerce/money/load-money'
import { timeZoneOf } from '@/plugins/commerce/money/queries/scope'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { type InvoiceKind, invoiceDocument } from '@/src/core/invoices/invoice-document'
import { invoiceSeries } from '@/src/core/invoices/invoice-series'
import { refundParts } from '@/src/core/orders/allocate-refund'
import { slugs } from '@/src/core/slugs'
import type { Invoice, Order, Refund } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * Lets invoices of an order be made, in the transaction that settles it or a refund of it. A job makes them, so
 * that buyers of one artist do not wait for each other's numbers.
 *
 * @param fact `paid`, or the refund that went back or failed
 */
export function queueInvoices(
  req: PayloadRequest,
  { id: orderId }: Pick<Order, 'id'>,
  fact: string,
): Promise<void> {
  return enqueue(req, issueInvoicesJob, { orderId }, { dedupeKey: `${orderId}:${fact}` })
}

/** Makes the invoice of an order and the credit notes of its refunds, if they are not there yet. */
export const issueInvoicesJob = defineJob({
  name: 'issue-invoices',
  data: z.object({ orderId: z.uuid() }),
  run: async (payload, { orderId }) => issueInvoices(await createLocalReq({}, payload), orderId),
})

/**
 * The invoice of a paid order and the credit notes of its refunds, each with what cancels it: those that are
 * missing are made.
 * None for what cost nothing, and none while nobody has said who sells.
 */
export async function issueInvoices(req: PayloadRequest, orderId: string): Promise<Invoice[]> {
  const found = await findOrder(req, { id: { equals: orderId } })
  if (!found?.paidAt || found.totalMinor === 0) {
    return []
  }
  const profileId = idOf(found.profile)
  const timeZone = await timeZoneOf(req, profileId)
  return withTx(req, async () => {
    // One at a time: the next number is known to nobody else, and a rollback leaves no gap.
    const locked = await runSql(req)`
      select 1 from sellers where profile_id = ${profileId} for update`
    const order = await findOrder(req, { id: { equals: orderId } })
    const seller = await findSeller(req, profileId)
    if (!order?.paidAt || !seller || locked.length === 0) {
      return []
    }
    const known = await invoicesOf(req, orderId)
    const make = (kind: InvoiceKind, moment: string, more: Partial<Made>) =>
      issue(req, { order, seller, timeZone, kind, moment, refund: null, of: null, ...more })
    const invoice =
      known.find(({ kind }) => kind === 'invoice') ?? (await make('invoice', order.paidAt, {}))
    const made = [invoice]
    for (const refund of await refundsOf(req, orderId)) {
      const moment = refund.settledAt ?? order.paidAt
      const knownOf = (wanted: InvoiceKind) =>
        known.find(
          ({ kind, refund: of }) =>
            kind === wanted && of !== null && of !== undefined && idOf(of) === refund.id,
        )
      const isBack = refund.state === 'succeeded'
      const note =
        knownOf('credit_note') ??
        (isBack ? await make('credit_note', moment, { refund, of: invoice }) : null)
      made.push(...(note ? [note] : []))
      if (note && !isBack) {
        const cancelled = { refund, of: note }
        made.push(knownOf('cancellation') ?? (await make('cancellation', moment, cancelled)))
      }
    }
    return made
  })
}

type Made = {
  order: Order
  seller: NonNullable<Awaited<ReturnType<typeof findSeller>>>
  timeZone: string
  kind: InvoiceKind
  /** When it was paid, went back, or came back. */
  moment: string
  refund: Refund | null
  of: Invoice | null
}

async function issue(
  req: PayloadRequest,
  { order, seller, timeZone, kind, moment, refund, of }: Made,
): Promise<Invoice> {
  const profile = idOf(order.profile)
  const issuedAt = new Date()
  const issuedOn = dayIn(issuedAt, timeZone)
  const isTest = !order.livemode
  const series = invoiceSeries({ prefix: seller.prefix, year: issuedOn.slice(0, 4), isTest })
  const [last] = await runSql(req)<{ sequence: number }>`
    select sequence::int from invoices where profile_id = ${profile} and series = ${series}
    order by sequence desc limit 1`
  const sequence = (last?.sequence ?? 0) + 1
  const number = `${series}-${String(sequence).padStart(4, '0')}`
  const facts = { kind, number, issuedAt, issuedOn, paidOn: dayIn(new Date(moment), timeZone) }
  const document =
    kind === 'cancellation'
      ? cancellationContent(invoiceDocument.parse(of?.document), facts, seller)
      : invoiceContent({
          ...facts,
          seller,
          order,
          ...(refund && {
            back: { parts: refundParts.parse(refund.parts), ofInvoice: of?.number ?? '' },
          }),
        })
  return req.payload.create({
    collection: slugs.invoices,
    data: {
      profile,
      kind,
      number,
      series,
      sequence,
      order: order.id,
      refund: refund?.id,
      key: keyOf(kind, refund?.id ?? order.id),
      issuedAt: issuedAt.toISOString(),
      livemode: !isTest,
      currency: order.currency,
      totalMinor: document.totalMinor,
      taxMinor: document.taxMinor,
      document,
    },
    depth: 0,
    showHiddenFields: true,
    req,
  })
}

/** What an invoice is of: each order has one, and each refund one of both kinds that it may have. */
const keyOf = (kind: InvoiceKind, id: string): string =>
  `${{ invoice: 'order', credit_note: 'refund', cancellation: 'cancelled' }[kind]}:${id}`

/** Those that an order has, the invoice first. */
export async function invoicesOf(req: PayloadRequest, orderId: string): Promise<Invoice[]> {
  const { docs } = await req.payload.find({
    collection: slugs.invoices,
    where: { order: { equals: orderId } },
    sort: 'sequence',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs
}

/**
 * Those that went back, or came back later from the bank; of those from before parts were kept, nobody knows
 * which taxes went with them.
 */
async function refundsOf(req: PayloadRequest, orderId: string): Promise<Refund[]> {
  const { docs } = await req.payload.find({
    collection: slugs.refunds,
    where: { order: { equals: orderId }, state: { in: ['succeeded', 'failed'] } },
    sort: 'settledAt',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs.filter(
    ({ state, parts }) => state === 'failed' || refundParts.safeParse(parts).success,
  )
}
