import { z } from 'zod'
import { errorsMessages } from '@/src/core/messages/errors'
import { tidyVatId, vatIdExample } from '@/src/core/places/vat-id'

/** Who buys for a company: as its invoice says it. Nothing is asked elsewhere, and no price or tax depends on it. */
export const company = z.object({
  name: z
    .string()
    .trim()
    .min(1, errorsMessages.required)
    .max(120)
    .meta({ examples: ['Tidal Records Ltd'] }),
  vatId: z
    .string()
    .max(40)
    .transform(tidyVatId)
    .default('')
    .meta({ examples: ['DE123456789'] }),
})
export type Company = z.output<typeof company>

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
