import type { Sale } from '@/plugins/commerce/invoices/sale'
import type { SellerBody } from '@/src/core/contracts/orders/seller'
import { deletedEmail } from '@/src/core/deleted-account'
import type { InvoiceDocument, InvoiceKind } from '@/src/core/invoices/invoice-document'
import { partsOfOrder, type RefundPart } from '@/src/core/orders/allocate-refund'
import { addressLines } from '@/src/core/places/address-lines'
import { paymentServices } from '@/src/server/payments/services'

export type InvoiceFacts = {
  kind: InvoiceKind
  number: string
  issuedAt: Date
  /** By the clocks of the site. */
  issuedOn: string
  paidOn: string
}

type Facts = InvoiceFacts & {
  seller: SellerBody
  sale: Sale
  /** Of a credit note: what went back, and the invoice that it takes back of. */
  back?: { parts: readonly RefundPart[]; ofInvoice: string }
}

/** All that an invoice, or a credit note, of a sale says. Its lines add up to what was paid, or went back. */
export function invoiceContent({ seller, sale, back, ...facts }: Facts): InvoiceDocument {
  const parts = (back?.parts ?? partsOfOrder(sale)).filter(({ grossMinor }) => grossMinor !== 0)
  const rates = parts.map((part) => ({ ...part, ...rateOf(sale, part) }))
  const totalMinor = sum(parts.map(({ grossMinor }) => grossMinor))
  const taxMinor = sum(parts.map((part) => part.taxMinor))
  return {
    ...facts,
    issuedAt: facts.issuedAt.toISOString(),
    ...sellerOf(seller),
    buyer: buyerOf(sale),
    orderNumber: sale.publicRef ?? '',
    ofInvoice: back?.ofInvoice ?? '',
    currency: sale.currency,
    lines: rates.map(({ of, grossMinor, taxMinor: tax, percent }) => ({
      title: titleOf(sale, of),
      quantity: back ? 1 : (typeof of === 'number' && sale.items[of]?.quantity) || 1,
      grossMinor,
      taxMinor: tax,
      taxPercent: percent,
    })),
    taxes: groupTaxes(rates),
    netMinor: totalMinor - taxMinor,
    taxMinor,
    totalMinor,
    paidBy: paymentServices.find(({ name }) => name === sale.provider)?.label ?? '',
    isTest: !sale.livemode,
  }
}

/** What was to go back according to a credit note has not gone back: the same once more, in the other direction. */
export function cancellationContent(
  note: InvoiceDocument,
  { issuedAt, ...facts }: InvoiceFacts,
  seller: SellerBody,
): InvoiceDocument {
  return {
    ...note,
    ...facts,
    issuedAt: issuedAt.toISOString(),
    ...sellerOf(seller),
    ofInvoice: note.number,
  }
}

function sellerOf(seller: SellerBody): Pick<InvoiceDocument, 'seller' | 'footer'> {
  return {
    seller: {
      name: seller.legalName,
      address: addressLines(seller),
      taxId: seller.taxId,
      email: seller.email,
    },
    footer: seller.footer,
  }
}

function buyerOf({
  buyerName,
  company,
  shippingAddress,
  taxCountry,
  email,
}: Sale): InvoiceDocument['buyer'] {
  const { name, ...address } = shippingAddress ?? {}
  const hasStreet = Boolean(address.street)
  const person = buyerName || name || ''
  const lines = addressLines(hasStreet ? address : { country: taxCountry })
  return {
    name: company?.name || person,
    address: company?.name && person ? [person, ...lines] : lines,
    taxId: company?.vatId ?? '',
    // Of a deleted account nothing is known any more.
    email: email === deletedEmail ? '' : email,
  }
}

function titleOf({ items, shippingRateName }: Sale, of: RefundPart['of']): string {
  if (of === 'tip') {
    return 'Tip'
  }
  if (of === 'shipping') {
    return ['Shipping', shippingRateName].filter(Boolean).join(': ')
  }
  const item = items[of]
  return [item?.title, item?.color, item?.size].filter(Boolean).join(' · ')
}

/** Shipping is taxed like the things that are sent. */
function rateOf({ items }: Sale, { of, taxMinor }: RefundPart) {
  const item =
    typeof of === 'number'
      ? items[of]
      : items.find(({ kind, taxMinor: tax }) => kind === 'physical' && (tax ?? 0) > 0)
  return taxMinor === 0
    ? { name: '', percent: null }
    : { name: item?.taxName ?? 'Tax', percent: item?.taxPercent ?? null }
}

type Rated = RefundPart & { name: string; percent: number | null }

function groupTaxes(parts: readonly Rated[]): InvoiceDocument['taxes'] {
  const groups = new Map<string, InvoiceDocument['taxes'][number]>()
  for (const { name, percent, grossMinor, taxMinor } of parts) {
    if (percent !== null) {
      const key = `${name} ${percent}`
      const before = groups.get(key) ?? { name, percent, netMinor: 0, taxMinor: 0 }
      groups.set(key, {
        ...before,
        netMinor: before.netMinor + grossMinor - taxMinor,
        taxMinor: before.taxMinor + taxMinor,
      })
    }
  }
  return [...groups.values()]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
