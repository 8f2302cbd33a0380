import type { PayloadRequest } from 'payload'
import { checkTemplate } from '@/src/core/email/check-template'
import { newsletterForm, saysSomething } from '@/src/core/email/newsletter-form'
import { fillText } from '@/src/core/email/tags'
import { withoutForeignLists } from '@/src/core/email/without-foreign-lists'
import { AppError } from '@/src/core/errors'
import { nameLinks } from '@/src/core/insights/mail-campaign'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { postsMessages } from '@/src/core/messages/posts'
import { cutText, oneLine, shortened } from '@/src/core/text'
import type { Newsletter, Post } from '@/src/payload-types'
import { leavePage } from '@/src/server/audience/leave-token'
import {
  type ComposeMail,
  isTooLarge,
  prepareMail,
  prepareWritten,
  type WrittenMail,
} from '@/src/server/mail/compose-template'
import { emailBlocks } from '@/src/server/mail/email-renderer'
import { postOf } from '@/src/server/newsletters/newsletter-audience'
import { getSiteOf } from '@/src/server/site-data'
import { idOf } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'

/** With the tags `{{leaveToken}}` and `{{firstName}}`, which are each receiver's own; else the same for all. */
export type ComposedNewsletter = ReturnType<ComposeMail>

const text = ownerMessages.newsletters

/** What of the site a newsletter needs. */
export type NewsletterForm = {
  siteName: string
  origin: string
  /** What was written in the editor, if anything, or why that cannot be sent. */
  own: WrittenMail | AppError | null
  compose: ComposeMail
}

const kindOf = ({ audience }: Newsletter) => (audience === 'post' ? 'new-post' : 'newsletter')

/** The artist's form of such mails; asked for before a transaction, because it needs connections of its own. */
export async function prepareForm(newsletter: Newsletter): Promise<NewsletterForm> {
  const profileId = idOf(newsletter.profile) ?? ''
  const own = ownWords(newsletter)
  const [site, origin, compose] = await Promise.all([
    getSiteOf(profileId),
    siteOrigin(profileId),
    own && 'document' in own
      ? prepareWritten(profileId, newsletterForm, own)
      : prepareMail(profileId, kindOf(newsletter)).then((mail) => mail.compose),
  ])
  return { siteName: site?.profile.name ?? '', origin: origin ?? '', own, compose }
}

function ownWords(newsletter: Newsletter): NewsletterForm['own'] {
  const { subject, layout } = newsletter
  if (!layout || kindOf(newsletter) !== 'newsletter') {
    return null
  }
  const { definitions } = emailBlocks()
  const document = withoutForeignLists(newsletterForm, layout, definitions)
  const checked = checkTemplate(newsletterForm, { subject, document }, definitions, document)
  return 'problems' in checked
    ? new AppError('CONFLICT', { message: checked.problems[0]?.message })
    : checked
}

/**
 * A newsletter as all its receivers get it.
 *
 * @throws {AppError} `CONFLICT` when there is nothing to say, or the post it is about is gone
 */
export async function composeNewsletter(
  req: PayloadRequest,
  newsletter: Newsletter,
  form: NewsletterForm,
): Promise<ComposedNewsletter> {
  if (form.own && 'document' in form.own && !saysSomething(form.own.document)) {
    throw new AppError('CONFLICT', { message: text.noText })
  }
  const draft = await draftOfNewsletter(req, newsletter, form)
  const site = { origin: form.origin, newsletterId: newsletter.id }
  const mail = { ...draft, ...nameLinks(draft, site) }
  if (isTooLarge(mail)) {
    throw new AppError('CONFLICT', { message: ownerMessages.email.tooLarge })
  }
  return mail
}

/** As {@link composeNewsletter}, while it is still being written. */
export async function draftOfNewsletter(
  req: PayloadRequest,
  newsletter: Newsletter,
  { siteName, origin, own, compose }: NewsletterForm,
): Promise<ComposedNewsletter> {
  if (own instanceof AppError) {
    throw own
  }
  const values =
    kindOf(newsletter) === 'new-post'
      ? wordsOfPost(await postOf(req, newsletter), origin)
      : { ...(own ? ofReceiver : wordsOf(newsletter)), ...reasonOf(newsletter, siteName) }
  const unsubscribeUrl = `${origin}${leavePage('{{leaveToken}}')}`
  return compose({ values, unsubscribeUrl, isShared: true })
}

/**
 * The subject that receivers of the mail about a post would read now. Ask before a transaction, as for
 * {@link prepareForm}.
 */
export async function subjectOfPostMail(post: Post): Promise<string> {
  const profileId = idOf(post.profile) ?? ''
  const { origin, compose } = await prepareMail(profileId, 'new-post')
  return nameInList(compose({ values: wordsOfPost(post, origin), isShared: true }).subject)
}

/** A subject as the list of newsletters has room for it. */
export function nameInList(subject: string): string {
  return cutText(oneLine(subject), limits.newsletter.subjectMax)
}

/** Filled for each receiver, when their mail is sent. */
const ofReceiver = { 'customer.firstName': '{{firstName}}' }

function reasonOf({ audience }: Newsletter, siteName: string) {
  const isOfList = audience === 'list' || audience === 'segments'
  const reason = isOfList ? text.whyList(siteName) : text.whyMember(siteName)
  return { 'newsletter.reason': reason }
}

function wordsOf(newsletter: Newsletter) {
  const { subject, previewText } = newsletter
  const written = newsletter.text?.trim() ?? ''
  if (written === '') {
    throw new AppError('CONFLICT', { message: text.noText })
  }
  return {
    'newsletter.subject': fillText(subject, ofReceiver),
    'newsletter.previewText': fillText(previewText ?? '', ofReceiver),
    'newsletter.text': fillText(written, ofReceiver),
  }
}

/**
 * Mails are kept, forwarded and outlive a membership, so nothing of a post goes into one but the
 * beginning of its caption, which everybody may read on the site.
 */
function wordsOfPost({ id, caption }: Post, origin: string) {
  const { titleMax, teaserMax } = limits.newsletter
  const line = oneLine(caption, caption.length).replace(/\s+/g, ' ')
  return {
    'post.title': shortened(line, titleMax) || postsMessages.withoutWords,
    'post.teaser': shortened(caption, teaserMax),
    'post.url': `${origin}/members#post-${id}`,
  }
}
