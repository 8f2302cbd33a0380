import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { buyerName, company, countryCode, shippingAddress } from '@/src/core/contracts/orders/buyer'
import type { CheckoutBody } from '@/src/core/contracts/orders/checkout'
import { checkoutMessages } from '@/src/core/messages/checkout'

const chosenCountry = z.string().min(1, checkoutMessages.countryRequired).pipe(countryCode)

/**
 * The form asks for what the call needs: an address when something is shipped, else perhaps a country. What a VAT number
 * of each country looks like only the call knows, so that nobody loads it who buys for themselves.
 */
const digitalForm = z.object({ email, name: buyerName, company: company.optional() })
const taxedForm = digitalForm.extend({ country: chosenCountry })
const shippedForm = digitalForm.extend({
  shippingAddress: shippingAddress.safeExtend({ country: chosenCountry }),
})

export function formFor(needs: { address: boolean; country: boolean }) {
  if (needs.address) {
    return shippedForm
  }
  return needs.country ? taxedForm : digitalForm
}

export type CheckoutForm = z.input<typeof digitalForm> &
  Partial<z.input<typeof taxedForm>> &
  Partial<z.input<typeof shippedForm>>
export type CheckoutAnswers = Pick<
  CheckoutBody,
  'email' | 'name' | 'shippingAddress' | 'country' | 'company'
>
