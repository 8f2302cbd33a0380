import { moneyText } from '@/src/core/books/money-text'
import { showDay } from '@/src/core/dates/show-date'
import { type InvoiceDocument, invoiceDocument } from '@/src/core/invoices/invoice-document'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { ordersMessages } from '@/src/core/messages/orders'
import { countryCodes, countryName } from '@/src/core/places/countries'
import { paperOf } from '@/src/core/places/paper-of'
import { drawPdf } from '@/src/server/pdf/draw-pdf'
import type { Cell, Column, Sheet } from '@/src/server/pdf/sheet'

const moments = { invoice: 'Paid', credit_note: 'Paid back', cancellation: 'Returned' } as const
const totals = {
  invoice: 'Total',
  credit_note: 'Total paid back',
  cancellation: 'Total not paid back',
} as const

const lineColumns: readonly Column[] = [
  { width: 'rest' },
  { width: 44, align: 'right' },
  { width: 60, align: 'right' },
  { width: 96, align: 'right' },
]
const sumColumns: readonly Column[] = [
  { width: 'rest', align: 'right' },
  { width: 110, align: 'right' },
]

/** An invoice as it was made: the same bytes each time. */
export function drawInvoice(stored: unknown): Promise<Buffer> {
  const invoice = invoiceDocument.parse(stored)
  const title = `${ordersMessages.invoices[invoice.kind]} ${invoice.number}`
  const { address } = invoice.seller
  const country = countryCodes.find((code) => countryName(code) === address.at(-1))
  return drawPdf(
    {
      title,
      author: invoice.seller.name,
      language: 'en',
      paper: paperOf(country ?? ''),
      at: new Date(invoice.issuedAt),
    },
    (sheet) => {
      drawHead(sheet, invoice, title)
      drawLines(sheet, invoice)
      drawSums(sheet, invoice)
      drawEnd(sheet, invoice)
    },
  )
}

function drawHead(
  sheet: Sheet,
  { seller, buyer, ...invoice }: InvoiceDocument,
  title: string,
): void {
  sheet.text(title, { size: 22, isBold: true })
  sheet.gap(16)
  const top = sheet.y
  const half = sheet.width / 2 - 12
  const party = (label: string, { name, address, taxId, email }: typeof seller, x: number) => {
    sheet.y = top
    sheet.text(label, { x, width: half, size: 8, colour: 'muted' })
    const lines = [name, ...address, taxId, email].filter(Boolean)
    for (const [at, line] of lines.entries()) {
      sheet.text(line, { x, width: half, isBold: at === 0 })
    }
    return sheet.y
  }
  const ends = [party('Seller', seller, 0), party('Buyer', buyer, sheet.width / 2 + 12)]
  sheet.y = Math.max(...ends) + 16
  const facts = [
    ['Date', showDay(invoice.issuedOn)],
    [moments[invoice.kind], showDay(invoice.paidOn)],
    ...(invoice.orderNumber ? [['Order', invoice.orderNumber]] : []),
    ...(invoice.ofInvoice
      ? [[invoice.kind === 'cancellation' ? 'Cancels' : 'For invoice', invoice.ofInvoice]]
      : []),
  ]
  for (const [label = '', value = ''] of facts) {
    sheet.row(
      [{ width: 90 }, { width: 'rest' }],
      [{ text: label, colour: 'muted' }, { text: value }],
      0,
    )
  }
  sheet.gap(20)
}

function drawLines(sheet: Sheet, { lines, currency }: InvoiceDocument): void {
  const head = ['', 'Quantity', 'Tax', 'Amount'].map(
    (text): Cell => ({ text, size: 8, colour: 'muted' }),
  )
  sheet.row(lineColumns, head)
  sheet.rule()
  for (const { title, quantity, taxPercent, grossMinor } of lines) {
    sheet.row(lineColumns, [
      { text: title },
      { text: String(quantity) },
      { text: taxPercent === null ? '–' : `${taxPercent} %` },
      { text: moneyText(grossMinor, currency) },
    ])
  }
  sheet.rule()
}

function drawSums(sheet: Sheet, invoice: InvoiceDocument): void {
  const { currency, taxes, kind } = invoice
  const row = (label: string, minor: number, look: Partial<Cell> = {}) =>
    sheet.row(sumColumns, [
      { text: label, ...look },
      { text: moneyText(minor, currency), ...look },
    ])
  // All of it stays on one page.
  sheet.keep(24 * (taxes.length + 3))
  if (invoice.taxMinor > 0) {
    row('Net', invoice.netMinor)
    for (const { name, percent, netMinor, taxMinor } of taxes) {
      row(`${name} ${percent} % of ${moneyText(netMinor, currency)}`, taxMinor)
    }
  }
  row(`${totals[kind]} (${currency.toUpperCase()})`, invoice.totalMinor, { isBold: true, size: 12 })
}

function drawEnd(sheet: Sheet, { kind, paidBy, footer, isTest, ofInvoice }: InvoiceDocument): void {
  sheet.gap(12)
  if (kind === 'invoice' && paidBy) {
    sheet.text(`Paid by ${paidBy}. Nothing is left to pay.`)
  }
  if (kind === 'cancellation') {
    sheet.text(`The bank returned this payment, so ${ofInvoice} no longer holds.`)
  }
  if (isTest) {
    sheet.text(testPaymentsNotice, { isBold: true })
  }
  if (footer) {
    sheet.gap(12)
    sheet.text(footer, { size: 9, colour: 'muted' })
  }
}
