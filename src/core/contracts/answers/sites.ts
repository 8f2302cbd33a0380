import { z } from 'zod'
import { dollars } from '@/src/core/contracts/answers/forms'
import { type CurrentProfile, id } from '@/src/core/contracts/ids'
import type { MembershipTierWire } from '@/src/core/contracts/membership-tiers'
import { theme } from '@/src/core/theme/schema'

export const currentProfileAnswer: z.ZodType<CurrentProfile> = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  theme,
  themeName: z.string(),
})

const tier: z.ZodType<MembershipTierWire> = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  payWhatYouWant: z.boolean(),
  payWhatYouWantMinimum: dollars.nullable(),
  priceMonthly: dollars.nullable(),
  priceYearly: dollars.nullable(),
  benefits: z.array(z.strictObject({ id: z.string(), title: z.string() })),
})

export const membershipTiersAnswer = z.array(tier)

/** The home page of the theme, and whether it was made just now. */
export const themeSwitchAnswer = z.object({ homeId: id, isNew: z.boolean() })
