import { z } from 'zod'
import { chosenOrders } from '@/src/core/contracts/orders/board'
import { labelSheetNames } from '@/src/core/orders/fulfilment/label-sheets'

/** Body of `POST /profiles/{id}/orders/labels`. */
export const addressLabelsBody = z.object({
  ids: chosenOrders,
  sheet: z.enum(labelSheetNames),
  /** The first label of the first sheet that is still there, from 1. */
  start: z.int().min(1).max(30).default(1),
})
export type AddressLabelsBody = z.output<typeof addressLabelsBody>
