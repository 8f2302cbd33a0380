import type { PayloadRequest } from 'payload'
import { moneyByMonth } from '@/plugins/commerce/money/queries/months'
import type { MoneyScope } from '@/plugins/commerce/money/queries/scope'
import { moneyByThing, taxesByRate } from '@/plugins/commerce/money/queries/sold-things'
import { type Transaction, transactions } from '@/plugins/commerce/money/queries/transactions'
import { moneyCell } from '@/src/core/books/money-text'
import { leftOf } from '@/src/core/books/sums'
import type { MoneyTable } from '@/src/core/contracts/orders/money'
import { csvFile } from '@/src/server/http/csv-file'

type Row = Record<string, string | number | null>

const titles: Readonly<Record<MoneyTable, readonly string[]>> = {
  transactions: [
    ...['Date', 'Kind', 'Order', 'What', 'Gross', 'Tax', 'Shipping', 'Fee', 'Fee currency'],
    ...['Platform fee', 'Refund', 'Net', 'Currency', 'Country of the buyer'],
  ],
  months: [
    ...['Month', 'Currency', 'Came in', 'Refunds', 'Lost disputes', 'Fees', 'Fees not known'],
    ...['Platform fee', 'Taxes', 'Yours'],
  ],
  things: ['What', 'Kind', 'Sold', 'Currency', 'Came in', 'Refunds', 'Taxes', 'Left'],
  taxes: ['Country', 'Tax', 'Percent', 'Currency', 'Net', 'Tax amount', 'Gross'],
}

/** One table of the books as a file; amounts without the sign of their currency. */
export function moneyCsv(
  req: PayloadRequest,
  scope: MoneyScope,
  table: MoneyTable,
  name: string,
): Response {
  return csvFile(`${table}-${name}`, titles[table], rows[table](req, scope))
}

const rows: Readonly<
  Record<MoneyTable, (req: PayloadRequest, scope: MoneyScope) => AsyncIterable<Row>>
> = {
  async *transactions(req, scope) {
    for await (const each of transactions(req, scope)) {
      yield transactionRow(each)
    }
  },
  async *months(req, scope) {
    for (const { month, currency, unknownFees, ...sums } of await moneyByMonth(req, scope)) {
      yield {
        Month: month,
        Currency: currency.toUpperCase(),
        'Came in': moneyCell(sums.receivedMinor, currency),
        Refunds: moneyCell(sums.refundedMinor, currency),
        'Lost disputes': moneyCell(sums.disputedMinor, currency),
        Fees: moneyCell(sums.providerFeeMinor, currency),
        'Fees not known': unknownFees,
        'Platform fee': moneyCell(sums.platformFeeMinor, currency),
        Taxes: moneyCell(sums.taxMinor, currency),
        Yours: moneyCell(leftOf({ ...sums, unknownFees }), currency),
      }
    }
  },
  async *things(req, scope) {
    for (const { currency, ...thing } of await moneyByThing(req, scope)) {
      yield {
        What: thing.title || thing.kind,
        Kind: thing.kind,
        Sold: thing.units,
        Currency: currency.toUpperCase(),
        'Came in': moneyCell(thing.receivedMinor, currency),
        Refunds: moneyCell(thing.refundedMinor, currency),
        Taxes: moneyCell(thing.taxMinor, currency),
        Left: moneyCell(thing.receivedMinor - thing.refundedMinor - thing.taxMinor, currency),
      }
    }
  },
  async *taxes(req, scope) {
    for (const { currency, netMinor, taxMinor, ...rate } of await taxesByRate(req, scope)) {
      yield {
        Country: rate.country,
        Tax: rate.name,
        Percent: rate.percent,
        Currency: currency.toUpperCase(),
        Net: moneyCell(netMinor, currency),
        'Tax amount': moneyCell(taxMinor, currency),
        Gross: moneyCell(netMinor + taxMinor, currency),
      }
    }
  },
}

function transactionRow({ currency, ...each }: Transaction): Row {
  const cell = (minor: string) => moneyCell(Number(minor), currency)
  const isOwnFee = each.feeCurrency === null || each.feeCurrency === currency
  const fee = isOwnFee ? Number(each.feeMinor ?? 0) : 0
  const net =
    Number(each.grossMinor) -
    Number(each.taxMinor) -
    fee -
    Number(each.platformFeeMinor) -
    Number(each.refundMinor)
  return {
    Date: each.at,
    Kind: each.kind,
    Order: each.order,
    What: each.what,
    Gross: cell(each.grossMinor),
    Tax: cell(each.taxMinor),
    Shipping: cell(each.shippingMinor),
    // What is not known stays empty.
    Fee:
      each.feeMinor === null ? '' : moneyCell(Number(each.feeMinor), each.feeCurrency ?? currency),
    'Fee currency': (each.feeCurrency ?? '').toUpperCase(),
    'Platform fee': cell(each.platformFeeMinor),
    Refund: cell(each.refundMinor),
    Net: moneyCell(net, currency),
    Currency: currency.toUpperCase(),
    'Country of the buyer': each.country,
  }
}
