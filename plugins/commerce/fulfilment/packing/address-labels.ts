import { setImmediate } from 'node:timers/promises'
import type { NextParcel } from '@/plugins/commerce/fulfilment/packing/next-parcels'
import type { AddressLabelsBody } from '@/src/core/contracts/orders/papers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { labelPlaces, labelSheets } from '@/src/core/orders/fulfilment/label-sheets'
import { addressLines } from '@/src/core/places/address-lines'
import { drawPdf } from '@/src/server/pdf/draw-pdf'

const pointsPerMm = 72 / 25.4
/** What printers may cut off, or move; a low label cannot spare so much. */
const inset = 4
const insetDown = (height: number) => Math.min(inset, height / 12)
const largest = 22

type Labels = Pick<AddressLabelsBody, 'sheet' | 'start'> & { seller: string; at: Date }

/** The address of each parcel, on sheets of labels. */
export function addressLabels(
  parcels: readonly NextParcel[],
  { sheet: name, start, seller, at }: Labels,
): Promise<Buffer> {
  const form = labelSheets[name]
  const down = insetDown(form.label[1])
  const points = (mm: number) => mm * pointsPerMm
  const options = {
    title: ownerMessages.orderPapers.labels,
    author: seller,
    language: 'en',
    paper: [points(form.paper[0]), points(form.paper[1])],
    at,
    isFull: true,
  } as const
  return drawPdf(options, async (sheet) => {
    let shown = 0
    for (const [index, place] of labelPlaces(form, start, parcels.length).entries()) {
      // Others are answered between any two.
      await setImmediate()
      if (place.page > shown) {
        sheet.newPage()
        shown = place.page
      }
      sheet.fit(addressLines(parcels[index]?.address ?? {}), {
        x: points(place.left + inset),
        y: points(place.top + down),
        width: points(form.label[0] - 2 * inset),
        height: points(form.label[1] - 2 * down),
        largest,
      })
    }
  })
}
