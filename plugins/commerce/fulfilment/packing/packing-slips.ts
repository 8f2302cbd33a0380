import { setImmediate } from 'node:timers/promises'
import type { NextParcel } from '@/plugins/commerce/fulfilment/packing/next-parcels'
import { showDay } from '@/src/core/dates/show-date'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { titleWithVariant } from '@/src/core/orders/variant-labels'
import { addressLines } from '@/src/core/places/address-lines'
import type { Paper } from '@/src/core/places/paper-of'
import { drawPdf } from '@/src/server/pdf/draw-pdf'
import type { Sheet } from '@/src/server/pdf/sheet'

const words = ownerMessages.orderPapers

type Slips = { seller: string; paper: Paper; at: Date }

/** What goes into each parcel, one page for each: address and pieces, no prices, because parcels may be presents. */
export function packingSlips(
  parcels: readonly NextParcel[],
  { seller, paper, at }: Slips,
): Promise<Buffer> {
  const options = { title: words.slips, author: seller, language: 'en', paper, at } as const
  return drawPdf(options, async (sheet) => {
    for (const [index, parcel] of parcels.entries()) {
      // Others are answered between any two.
      await setImmediate()
      if (index > 0) {
        sheet.newPage()
      }
      drawSlip(sheet, parcel, seller)
    }
  })
}

const columns = [{ width: 44, align: 'right' }, { width: 'rest' }, { width: 72 }] as const

function drawSlip(sheet: Sheet, { order, address, lines, gift }: NextParcel, seller: string): void {
  sheet.text(seller, { size: 20, isBold: true })
  sheet.text(words.order(order.publicRef, showDay(order.createdAt)), { colour: 'muted' })
  sheet.gap(32)
  sheet.text(addressLines(address).join('\n'), { size: 13 })
  sheet.gap(32)
  const heads = [words.pieces, words.what, words.packed]
  sheet.row(
    columns,
    heads.map((text) => ({ text, colour: 'muted' as const })),
  )
  sheet.rule()
  for (const { line, units } of lines) {
    const item = order.items[line]
    sheet.row(columns, [
      { text: String(units), size: 12, isBold: true },
      { text: item ? titleWithVariant(item) : '', size: 12 },
      { text: '________', colour: 'muted' },
    ])
    sheet.rule()
  }
  if (gift?.giverName) {
    sheet.gap(16)
    sheet.text(words.giftFrom(gift.giverName))
  }
  if (gift?.message) {
    sheet.gap(8)
    sheet.text(gift.message, { size: 13 })
  }
}
