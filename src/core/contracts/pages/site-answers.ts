import { z } from 'zod'
import { dollars } from '@/src/core/contracts/forms'
import { id } from '@/src/core/contracts/ids'
import { theme } from '@/src/core/theme/schema'

/** Answer of `GET /public/profiles/current`. */
export const currentProfileAnswer = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    theme,
    themeName: z.string(),
  })
  .meta({ id: 'Site' })
export type CurrentProfile = z.infer<typeof currentProfileAnswer>

/** An entry of `GET /public/membership-tiers`. Prices are dollars; null: not offered. */
const tier = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    payWhatYouWant: z.boolean(),
    payWhatYouWantMinimum: dollars.nullable(),
    priceMonthly: dollars.nullable(),
    priceYearly: dollars.nullable(),
    benefits: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  })
  .meta({ id: 'MembershipTier' })
export type MembershipTierWire = z.infer<typeof tier>

export const membershipTiersAnswer = z.array(tier)

/** The home page of the theme, and whether it was made just now. */
export const themeSwitchAnswer = z.object({ homeId: id, isNew: z.boolean() })
