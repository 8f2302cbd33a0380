import { z } from 'zod'
import { moment } from '@/src/core/contracts/answers/forms'
import type { OrderGift } from '@/src/core/contracts/gifts'
import { giftStates } from '@/src/core/gifts/gift-states'

export const orderGiftFields = {
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  state: z.enum(giftStates),
  deliverAt: moment.nullable(),
  canChange: z.boolean(),
  canSendAgain: z.boolean(),
}
export const orderGiftAnswer: z.ZodType<OrderGift> = z.strictObject(orderGiftFields)
