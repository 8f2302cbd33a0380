import { z } from 'zod'
import { isTestPrefix } from '@/src/core/invoices/invoice-series'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isCountryCode } from '@/src/core/places/countries'
import { studioLimits } from '@/src/core/studio-limits'
import { readEmail } from '@/src/core/text/email-address'

const limits = studioLimits.seller
const words = ownerMessages.seller

const line = (max: number) => z.string().trim().max(max)
const needed = (max: number) => line(max).min(1, words.needed)

/** Who sells, as invoices say it; body of the call that writes it, and of its form. */
export const sellerBody = z.strictObject({
  legalName: needed(limits.nameMax),
  street: needed(limits.lineMax),
  line2: line(limits.lineMax),
  zipCode: line(limits.zipMax),
  city: needed(limits.lineMax),
  region: line(limits.lineMax),
  country: z
    .string()
    .refine(isCountryCode, words.chooseCountry)
    .meta({ examples: ['US'] }),
  taxId: line(limits.taxIdMax),
  email: line(limits.lineMax)
    .refine((text) => text === '' || readEmail(text) !== null, words.emailInvalid)
    .meta({ examples: ['books@example.com'] }),
  footer: line(limits.footerMax),
  prefix: line(limits.prefixMax)
    .regex(/^[A-Za-z0-9-]*$/, words.prefixInvalid)
    .refine((prefix) => !isTestPrefix(prefix), words.prefixOfTests)
    .meta({ examples: ['LV'] }),
})

export type SellerBody = z.infer<typeof sellerBody>

export const emptySeller: SellerBody = {
  legalName: '',
  street: '',
  line2: '',
  zipCode: '',
  city: '',
  region: '',
  country: '',
  taxId: '',
  email: '',
  footer: '',
  prefix: '',
}
