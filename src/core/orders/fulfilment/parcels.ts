import type { DeliveryType } from '@/src/core/choices/product-choices'
import type { OrderedLine } from '@/src/core/orders/payment-lines'
import { linesLeft, type RefundLine, unitsLeft } from '@/src/core/orders/refund-amounts'
import { variantLabel } from '@/src/core/orders/variant-labels'

type Line = OrderedLine & {
  deliveryType: DeliveryType
  sentAt?: string | null
  carrier?: string | null
  trackingNumber?: string | null
}

/** Lines of an order that were handed over together, counted from 0: sent, or ready to be picked up. */
export type Parcel = { sentAt: string; carrier: string; trackingNumber: string; lines: number[] }

/** What of an order is on its way or ready, first to last. */
export function parcelsOf(items: readonly Line[]): Parcel[] {
  const parcels = new Map<string, Parcel>()
  for (const [line, { sentAt, carrier, trackingNumber }] of items.entries()) {
    if (sentAt) {
      const parcel = parcels.get(sentAt) ?? {
        sentAt,
        carrier: carrier ?? '',
        trackingNumber: trackingNumber ?? '',
        lines: [],
      }
      parcels.set(sentAt, { ...parcel, lines: [...parcel.lines, line] })
    }
  }
  return [...parcels.values()].toSorted((a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt))
}

/**
 * Lines that are still to be handed over: no files, and not given back.
 *
 * @param given units that were given back
 */
export function unsentLines(items: readonly Line[], given: readonly RefundLine[]): number[] {
  return [...items.keys()].filter((line) => {
    const item = items[line]
    return (
      item && item.deliveryType !== 'digital' && !item.sentAt && unitsLeft(items, line, given) > 0
    )
  })
}

/**
 * Units of what has not left: files and tickets too.
 *
 * @param given units that were given back
 */
export function keptUnits(items: readonly Line[], given: readonly RefundLine[]): RefundLine[] {
  return linesLeft(items, given).filter(({ line }) => !items[line]?.sentAt)
}

/** `2 × Tour shirt (Black, M), Poster`: what is left of lines. */
export function contentsOf(
  items: readonly Line[],
  lines: readonly number[],
  given: readonly RefundLine[],
): string {
  return lines
    .flatMap((line) => {
      const item = items[line]
      const units = unitsLeft(items, line, given)
      const variant = item && variantLabel(item)
      return item && units > 0
        ? [`${units > 1 ? `${units} × ` : ''}${item.title}${variant && ` (${variant})`}`]
        : []
    })
    .join(', ')
}
