import type { ProductState } from '@/src/core/contracts/products/product-form'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Whether buyers can have it. */
export function stateWords(state: ProductState, onSaleAt: string | null): string {
  switch (state) {
    case 'on-sale':
      return 'On sale'
    case 'scheduled':
      return onSaleAt && new Date(onSaleAt) > new Date()
        ? `On sale from ${moment.format(new Date(onSaleAt))}`
        : 'On sale as soon as nothing is missing'
    case 'off':
      return 'Taken off'
    case 'draft':
      return 'Draft'
  }
}
