import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { id } from '@/src/core/contracts/ids'
import { orderPath } from '@/src/core/contracts/orders/orders'
import { invoiceKinds } from '@/src/core/invoices/invoice-document'

/** Route parameters of one invoice of a site. */
export const invoicePath = z.object({ id, invoiceId: id })

/** Route parameters of an invoice of an order, for its buyer. */
export const buyersInvoicePath = orderPath.extend({ number: z.string().max(40) })

/** Query of the file with all invoices of a month, by the clocks of the site. */
export const invoiceMonthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .meta({ examples: ['2026-11'] }),
})

/** Route parameters of an invoice of what a member paid. */
export const membersInvoicePath = z.object({ number: z.string().max(40) })

/** A file to download, for who paid. */
export const paidInvoice = z.strictObject({ kind: z.enum(invoiceKinds), number: z.string() })
export type PaidInvoice = z.infer<typeof paidInvoice>

/** Answer of `GET /public/memberships/invoices`, the newest first. */
export const membersInvoicesAnswer = z.array(paidInvoice.extend({ issuedAt: isoDateTime }))
export type MembersInvoices = z.infer<typeof membersInvoicesAnswer>

export const issuedAnswer = z.strictObject({
  issued: z.int().min(0).describe('Invoices that were made now'),
  left: z.int().min(0).describe('Payments that have none yet'),
})
