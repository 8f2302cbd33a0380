import { z } from 'zod'
import { countryCode, shippingAddress } from '@/src/core/contracts/orders/buyer'
import { checkoutMessages } from '@/src/core/messages/checkout'

/** As the call takes it, with all fields that the form has. */
export const giftAddress = shippingAddress.safeExtend({
  line2: z.string().trim().max(200),
  zipCode: z.string().trim().max(20),
  region: z.string().trim().max(100),
  country: z.string().min(1, checkoutMessages.countryRequired).pipe(countryCode),
})
