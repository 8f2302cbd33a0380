import type { BlockContext } from '@/blocks/_kit/define'
import { emptyMailContext, type MailContext } from '@/src/core/email/mail-context'
import { type MailLook, mailLook } from '@/src/core/email/mail-look'
import { safeUrl } from '@/src/core/safe-url'

type Context = Omit<BlockContext, 'data'>

export function mailOf({ mail }: Context): MailContext {
  return mail ?? emptyMailContext
}

export function lookOf(context: Context): MailLook {
  return mailLook(context.theme, mailOf(context).colors)
}

/** An address as a mail needs it: safe, and whole where the site is known. */
export function wholeUrl(context: Context, href: string): string {
  const { origin } = mailOf(context)
  const url = safeUrl(href)
  return url.startsWith('/') && origin ? `${origin}${url}` : url
}
