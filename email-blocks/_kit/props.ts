import { z } from 'zod'
import type { BlockContext } from '@/blocks/_kit/define'
import { emptyMailContext, type MailContext } from '@/src/core/email/mail-context'
import { type MailTheme, mailTheme } from '@/src/core/email/mail-theme'
import { hexColor } from '@/src/core/theme/schema'
import { safeUrl } from '@/src/core/urls/safe-url'

/** A colour of one's own; empty for the theme's. */
export const ownColor = z.union([z.literal(''), hexColor]).default('')

const tag = /^\{\{\s*[a-z][a-zA-Z0-9.]*\s*\}\}$/

/** Where a link goes: an address, or one variable that stands for one. Unsafe schemes become `about:blank`. */
export const mailLinkProp = z
  .string()
  .trim()
  .max(2000)
  .transform((href) => (href === '' || tag.test(href) ? href : safeUrl(href)))
  .default('')

type Context = Omit<BlockContext, 'data'>

export function mailOf({ mail }: Context): MailContext {
  return mail ?? emptyMailContext
}

export function mailThemeOf(context: Context): MailTheme {
  return mailTheme(context.theme, mailOf(context).colors)
}

/** An address as a mail needs it: safe, and whole where the site is known. */
export function wholeUrl(context: Context, href: string): string {
  const { origin } = mailOf(context)
  const url = safeUrl(href)
  return url.startsWith('/') && origin ? `${origin}${url}` : url
}
