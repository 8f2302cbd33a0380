import { z } from 'zod'

/** The database keeps them as an enum: a new one needs a migration. */
export const invoiceKinds = ['invoice', 'credit_note', 'cancellation'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

const minor = z.int()

const party = z.object({
  name: z.string(),
  /** Lines of the address, the country last. */
  address: z.array(z.string()),
  taxId: z.string(),
  email: z.string(),
})

const line = z.object({
  title: z.string(),
  quantity: z.int().min(1),
  /** With its taxes, after discounts. */
  grossMinor: minor,
  taxMinor: minor,
  /** Null where nothing is taxed. */
  taxPercent: z.number().nullable(),
})

const tax = z.object({ name: z.string(), percent: z.number(), netMinor: minor, taxMinor: minor })

/**
 * All that an invoice, a credit note, or the cancellation of a credit note says, as it was when it was made.
 * Amounts of all are positive.
 */
export const invoiceDocument = z.object({
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  /** The day that the seller's clocks showed. */
  issuedOn: z.iso.date(),
  /** When it was paid, went back, or came back. */
  paidOn: z.iso.date(),
  seller: party,
  footer: z.string(),
  buyer: party,
  /** Empty for what a member paid. */
  orderNumber: z.string(),
  /** The invoice that a credit note takes back of, or the credit note that is cancelled; else empty. */
  ofInvoice: z.string(),
  currency: z.string(),
  lines: z.array(line),
  taxes: z.array(tax),
  netMinor: minor,
  taxMinor: minor,
  totalMinor: minor,
  /** How it was paid, in words; empty where nothing says. */
  paidBy: z.string(),
  /** Its site takes no real money. */
  isTest: z.boolean(),
})

export type InvoiceDocument = z.infer<typeof invoiceDocument>
