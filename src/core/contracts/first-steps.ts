import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { type LookName, looks } from '@/src/core/theme/looks'

const lookNames = Object.keys(looks) as [LookName, ...LookName[]]

/** Body of `POST /profiles/{profileId}/first-steps`. */
export const firstStepsBody = z.strictObject({
  look: z.enum(lookNames),
  name: z.string().trim().min(1).max(limits.profile.nameMax),
  tagline: z.string().trim().max(limits.profile.taglineMax).default(''),
})
export type FirstStepsBody = z.output<typeof firstStepsBody>

/** `homeId` is the page to go on with. */
export const firstStepsAnswer = z.strictObject({ homeId: z.uuid().nullable() })
