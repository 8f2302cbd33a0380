import type { z } from 'zod'
import { company } from '@/src/core/contracts/orders/buyer'
import { tidyVatId, vatIdExample } from '@/src/core/places/vat-id'

/** As the invoice names it. Nothing is asked elsewhere, and no price or tax depends on it. */
export const namedCompany = company.extend({
  name: company.shape.name.meta({ examples: ['Tidal Records Ltd'] }),
  vatId: company.shape.vatId.transform(tidyVatId).meta({ examples: ['DE123456789'] }),
})
type Company = z.output<typeof namedCompany>

type Buyer = {
  company?: Company | undefined
  country?: string | undefined
  shippingAddress?: { country: string } | undefined
}

/** Says at the field what a VAT number of the buyer's country looks like. */
export function refuseVatId(
  { company, shippingAddress, country }: Buyer,
  context: z.core.$RefinementCtx,
): void {
  const id = company?.vatId ?? ''
  const example = id && vatIdExample(id, shippingAddress?.country ?? country)
  if (example) {
    const message = `Please check it: such a number looks like ${example}`
    context.addIssue({ code: 'custom', message, path: ['company', 'vatId'] })
  }
}
