import type { PayloadRequest } from 'payload'
import { cutText } from '@/src/core/cut-text'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'
import type { Newsletter, Post } from '@/src/payload-types'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import type { ComposedMail } from '@/src/server/mail/email-renderer'
import { postOf } from '@/src/server/newsletters/newsletter-audience'
import { getSiteOf } from '@/src/server/site-data'
import { idOf } from '@/src/server/site-data/plain-read'
import { siteOrigin } from '@/src/server/tenancy'

/** With the tag `{{leaveToken}}`, which is each receiver's own; else the same for all. */
export type ComposedNewsletter = ComposedMail & { kind: 'newsletter' | 'new-post' }

/** Where a receiver is asked whether they want to leave. */
export function leavePage(origin: string, token: string): string {
  return `${origin}/email-list/unsubscribe?token=${token}`
}

const text = messages.newsletters

/** What of the site a newsletter needs. */
export type NewsletterForm = { siteName: string; origin: string; compose: ComposeMail }

const kindOf = ({ audience }: Newsletter) => (audience === 'post' ? 'new-post' : 'newsletter')

/** The artist's form of such mails; asked for before a transaction, because it needs connections of its own. */
export async function prepareForm(newsletter: Newsletter): Promise<NewsletterForm> {
  const profileId = idOf(newsletter.profile) ?? ''
  const [site, origin, compose] = await Promise.all([
    getSiteOf(profileId),
    siteOrigin(profileId),
    prepareTemplate(profileId, kindOf(newsletter)),
  ])
  return { siteName: site?.profile.name ?? '', origin: origin ?? '', compose }
}

/**
 * A newsletter as all its receivers get it.
 *
 * @throws {AppError} `CONFLICT` when there is nothing to say, or the post it is about is gone
 */
export async function composeNewsletter(
  req: PayloadRequest,
  newsletter: Newsletter,
  { siteName, origin, compose }: NewsletterForm,
): Promise<ComposedNewsletter> {
  const kind = kindOf(newsletter)
  const values =
    kind === 'new-post'
      ? wordsOfPost(await postOf(req, newsletter), origin)
      : wordsOf(newsletter, siteName)
  return { kind, ...compose({ values, unsubscribeUrl: leavePage(origin, '{{leaveToken}}') }) }
}

function wordsOf(newsletter: Newsletter, siteName: string) {
  const { subject, previewText, audience } = newsletter
  const written = newsletter.text?.trim() ?? ''
  if (written === '') {
    throw new AppError('CONFLICT', { message: text.noText })
  }
  return {
    'newsletter.subject': subject,
    'newsletter.previewText': previewText ?? '',
    'newsletter.text': written,
    'newsletter.reason': audience === 'list' ? text.whyList(siteName) : text.whyMember(siteName),
  }
}

/**
 * Mails are kept, forwarded and outlive a membership, so nothing of a post goes into one but the
 * beginning of its caption, which everybody may read on the site.
 */
function wordsOfPost({ id, caption }: Post, origin: string) {
  const words = caption.trim()
  const short = cutText(words, limits.newsletter.teaserMax)
  return {
    'post.teaser': short.length < words.length ? `${short.trimEnd()}…` : short,
    'post.url': `${origin}/members#post-${id}`,
  }
}
