import { z } from 'zod'
import { themeMessages } from '@/src/core/messages/theme'
import { themeRegistry } from '@/src/core/theme/registry'

/** Body of `POST /profiles/{profileId}/theme-switch`. */
export const themeSwitchBody = z.strictObject({
  themeName: z
    .string()
    .refine((name) => themeRegistry().has(name), themeMessages.notInstalled)
    .meta({ examples: ['default'] }),
  /** Visitors see it from now on; without it only its home page is made ready to look at. */
  isLive: z.boolean(),
})

export type ThemeSwitchBody = z.output<typeof themeSwitchBody>
