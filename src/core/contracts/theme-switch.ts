import { z } from 'zod'
import { themeNames } from '@/src/core/theme/schema'

/** Body of `POST /profiles/{profileId}/theme-switch`. */
export const themeSwitchBody = z.strictObject({
  themeName: z.enum(themeNames),
  /** Visitors see it from now on; without it only its home page is made ready to look at. */
  isLive: z.boolean(),
})

export type ThemeSwitchBody = z.output<typeof themeSwitchBody>
