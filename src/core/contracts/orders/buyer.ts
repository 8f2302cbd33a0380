import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { errorsMessages } from '@/src/core/messages/errors'
import { isCountryCode, needsPostcode, regionName } from '@/src/core/places/countries'

export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isCountryCode, checkoutMessages.countryUnknown)

const addressLine = (max: number) => z.string().trim().min(1, errorsMessages.required).max(max)

/** As orders hold it, older ones without a postcode or a region. */
export const postalAddress = z.object({
  name: addressLine(120),
  street: addressLine(200),
  /** Flat, floor, or at whose place. */
  line2: z.string().trim().max(200).default(''),
  zipCode: z.string().trim().max(20).default(''),
  city: addressLine(100),
  /** State, province or prefecture. */
  region: z.string().trim().max(100).default(''),
  country: countryCode,
})

/** As it is written for something to be sent. */
export const shippingAddress = postalAddress.superRefine(
  ({ zipCode, region, country }, context) => {
    if (zipCode === '' && needsPostcode(country)) {
      const message = checkoutMessages.postcodeRequired
      context.addIssue({ code: 'custom', message, path: ['zipCode'] })
    }
    const missing = region === '' ? regionName(country) : undefined
    if (missing) {
      const message = checkoutMessages.regionRequired(missing.toLowerCase())
      context.addIssue({ code: 'custom', message, path: ['region'] })
    }
  },
)
export type ShippingAddress = z.output<typeof shippingAddress>

export const buyerName = z.string().trim().max(limits.gift.nameMax).optional()

/** Who buys for a company. */
export const company = z.object({
  name: addressLine(120),
  vatId: z.string().max(40).default(''),
})
