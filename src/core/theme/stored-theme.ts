import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'
import { themeMessages } from '@/src/core/messages/theme'
import { headerLinkProblems, socialLinkProblems } from '@/src/core/theme/links'
import { theme } from '@/src/core/theme/schema'

const { headerLinksMax, linkLabelMax, addressMax } = limits.theme
const { colors, cornerRadius, fontFamily, socialLinks } = theme.shape

const address = z.string().trim().max(addressMax, themeMessages.unsafeAddress)
const picture = z.uuid().nullish()

const headerLink = z
  .object({
    label: z
      .string()
      .trim()
      .min(1, errorsMessages.required)
      .max(linkLabelMax, themeMessages.labelTooLong),
    href: address,
  })
  .refine((link) => !headerLinkProblems(link, false).href, {
    path: ['href'],
    message: themeMessages.unsafeAddress,
  })

const socialLink = z
  .object({ icon: socialLinks.element.shape.icon, href: address })
  .check((ctx) => {
    const { href: message } = socialLinkProblems(ctx.value)
    if (message) {
      ctx.issues.push({ code: 'custom', path: ['href'], message, input: ctx.value.href })
    }
  })

/** What an artist decides about the whole site, with pictures by id: every draft has to be right. */
export const storedTheme = z.object({
  colors,
  cornerRadius,
  fontFamily,
  logo: picture,
  avatar: picture,
  headerLinks: z.array(headerLink).max(headerLinksMax, themeMessages.tooManyLinks),
  socialLinks: z
    .array(socialLink)
    .refine((links) => new Set(links.map(({ icon }) => icon)).size === links.length, {
      message: themeMessages.platformOnce,
    }),
})

export type StoredTheme = z.output<typeof storedTheme>
