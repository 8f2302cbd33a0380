import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { invoicesOf, issueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { loadMoney } from '@/plugins/commerce/money/load-money'
import { giveBack } from '@/plugins/commerce/testing/refunds'
import { orderOf } from '@/plugins/commerce/testing/shop'
import { stripeShopTest } from '@/plugins/commerce/testing/stripe-test'
import { invoiceDocument } from '@/src/core/invoices/invoice-document'
import { slugs } from '@/src/core/slugs'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

stripeShopTest(
  'a refund that the bank returns loses its credit note',
  async ({ stripe, shop, sold }) => {
    const req = await createLocalReq({}, payload)
    await payload.create({
      collection: slugs.sellers,
      data: {
        profile: shop.profile.id,
        legalName: 'Luna Vale LLC',
        street: 'Main Street 1',
        city: 'Denver',
        country: 'US',
      },
    })
    const { order } = await sold({ shirts: 2 })
    await giveBack(payload, order.id, { amountMinor: 1200 })
    await giveBack(payload, order.id, { amountMinor: 800 })
    await issueInvoices(req, { order: order.id })
    const numbered = async () =>
      (await invoicesOf(req, { order: order.id })).map(({ kind, sequence, totalMinor }) => [
        sequence,
        kind,
        totalMinor,
      ])
    const before = [
      [1, 'invoice', 5000],
      [2, 'credit_note', 1200],
      [3, 'credit_note', 800],
    ]
    expect(await numbered()).toEqual(before)

    const [made] = await stripe.refundsOf(order.paymentIntentId)
    expect(made?.amount).toBe(1200)
    await stripe.control('finish-refund', { id: made?.id, status: 'failed' })
    await expect
      .poll(async () => (await orderOf(payload, order.publicRef)).needsReview)
      .toBe('refund_failed')
    // As the job does it that waits by then, however often.
    for (const _ of [1, 2]) {
      await issueInvoices(req, { order: order.id })
      expect(await numbered()).toEqual([...before, [4, 'cancellation', 1200]])
    }
    await stripe.repeat()
    expect(await numbered()).toHaveLength(4)

    const [, note, , cancelled] = await invoicesOf(req, { order: order.id })
    const read = invoiceDocument.parse(cancelled?.document)
    expect(read).toMatchObject({
      ofInvoice: note?.number,
      lines: invoiceDocument.parse(note?.document).lines,
    })
    const waiting = await rowsOf(
      payload,
      sql`select 1 from jobs.job where name = 'issue-invoices' and data->>'order' = ${order.id}`,
    )
    // Of the payment, of both refunds, and of the one that came back.
    expect(waiting).toHaveLength(4)

    expect(await orderOf(payload, order.publicRef)).toMatchObject({
      refundedMinor: 800,
      refundState: 'partial',
    })
    const { currencies } = await loadMoney(req, shop.profile.id, { range: 'year' })
    expect(currencies.map(({ sums }) => [sums.receivedMinor, sums.refundedMinor])).toEqual([
      [5000, 800],
    ])
  },
)
