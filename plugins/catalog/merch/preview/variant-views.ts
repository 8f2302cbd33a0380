import { meaningOf } from '@/plugins/catalog/variants/matrix/cells'
import { type Matrix, nameOf } from '@/plugins/catalog/variants/matrix/matrix'
import { type AvailabilityStatus, availabilityStatuses } from '@/src/core/choices/product-choices'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { VariantView } from '@/src/core/contracts/products/products'

/**
 * What is written in the grid, as the site would read it: what is not offered is not seen, and what cannot be read as
 * an amount costs nothing.
 *
 * @param outAt when pre-orders are sent
 */
export function variantViews(
  { rows, colours, sizes }: Matrix,
  { pictures, outAt }: { pictures: ReadonlyMap<string, MediaView>; outAt: string },
): VariantView[] {
  return rows.flatMap((row): VariantView[] => {
    const { key, cells, deliveryType } = row
    const status = statusOf(cells)
    const colour = colours.find((each) => each.key === row.colour)
    return status === 'inactive'
      ? []
      : [
          {
            id: key,
            isDefault: false,
            payWhatYouWant: false,
            availabilityStatus: status,
            releaseAt: status === 'preorder' ? outAt : null,
            deliveryType,
            priceMinor: Number(meaningOf('priceMinor', cells.priceMinor)) || 0,
            memberPriceMinor: null,
            color: colour ? { name: colour.name, hex: colour.hex } : null,
            size: nameOf(sizes, row.size),
            upcCode: cells.upcCode,
            media: (colour?.media ?? []).flatMap((id) => pictures.get(id) ?? []),
          },
        ]
  })
}

function statusOf(cells: Matrix['rows'][number]['cells']): AvailabilityStatus {
  const meant = meaningOf('availabilityStatus', cells.availabilityStatus)
  const status = availabilityStatuses.find((each) => each === meant) ?? 'active'
  const isGone = meaningOf('stockQuantity', cells.stockQuantity) === 0
  return status !== 'inactive' && isGone ? 'sold_out' : status
}
