import { customAlphabet } from 'nanoid'
import type { PayloadRequest } from 'payload'
import { isStillSo } from '@/plugins/automations/is-still-so'
import { type Act, done, type Run, skipped } from '@/plugins/automations/outcome'
import type { AutomationAction } from '@/src/core/contracts/automations/automations'
import { newsletterForm, startOfNewsletter } from '@/src/core/email/newsletter-form'
import { fillSettings, fillText } from '@/src/core/email/tags'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { codeAlphabet } from '@/src/core/orders/download-code'
import { slugs } from '@/src/core/slugs'
import { cutText } from '@/src/core/text'
import { leavePage, leaveUrl, signLeave } from '@/src/server/audience/leave-token'
import { mayMail } from '@/src/server/audience/may-mail'
import { isTooLarge, prepareWritten, writtenForm } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { getSiteOf } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'

const { notes } = ownerMessages.automations
const words = ownerMessages.newsletters

type MailAction = Extract<AutomationAction, { kind: 'mail' }>

/** Longer than anybody would guess. */
const newCode = customAlphabet(codeAlphabet, 10)

/**
 * A mail in the artist's form of newsletters, for one person. It goes by the rules of newsletters: to who confirmed a
 * list and left none, with a link to leave it. A code is made only with the mail that says it.
 *
 * @throws {AppError} `CONFLICT` when it is too large
 */
export async function prepareAutomationMail(
  req: PayloadRequest,
  { profileId }: Run,
  action: MailAction,
): Promise<Act> {
  const code = action.code ? newCode() : ''
  const values = { code, firstName: '{{customer.firstName}}' }
  const [site, origin, form] = await Promise.all([
    getSiteOf(profileId),
    siteOrigin(profileId),
    writtenForm(profileId, 'newsletter'),
  ])
  const written = startOfNewsletter(form, {
    subject: fillText(action.subject, values),
    previewText: '',
    text: fillSettings(action.text, values),
  })
  const compose = await prepareWritten(profileId, newsletterForm, written)
  return async (run) => {
    const { id, email, listId } = run
    if (!(await isStillSo(req, run))) {
      return skipped(notes.over)
    }
    const may = await mayMail(req, { profileId, email, listId })
    if (!may.mayMail) {
      return skipped(notes[may.why])
    }
    const token = signLeave(profileId, { kind: 'list', id: may.subscriberId })
    const mail = compose({
      values: {
        'customer.firstName': may.firstName || words.noFirstName,
        'newsletter.reason': words.whyList(site?.profile.name ?? ''),
      },
      unsubscribeUrl: `${origin ?? ''}${leavePage(token)}`,
    })
    // After filling: a variable is longer than most of what it stands for, and half of one says nothing.
    const subject = cutText(mail.subject, limits.newsletter.subjectMax)
    if (isTooLarge(mail)) {
      throw new AppError('CONFLICT', { message: ownerMessages.email.tooLarge })
    }
    if (action.code) {
      await makeCode(req, profileId, { code, ...action.code })
    }
    await queueMail(req, {
      ...{ profileId, to: email, unsubscribeUrl: leaveUrl(origin ?? '', token), ...mail, subject },
      about: { type: slugs.automationRuns, id },
      isBulk: true,
      dedupeKey: `automation:${id}:${action.id}`,
    })
    return done(code && notes.code(code))
  }
}

/** As artists make codes, by the rules of those; with the system's rights, as nobody is there to ask. */
async function makeCode(
  req: PayloadRequest,
  profile: string,
  { code, percent, days }: { code: string; percent: number; days: number },
): Promise<void> {
  await req.payload.create({
    collection: slugs.discountCodes,
    data: {
      ...{
        profile,
        code,
        kind: 'percent',
        percent,
        maxUses: 1,
        oncePerBuyer: true,
        isActive: true,
        isPersonal: true,
      },
      endsAt: new Date(Date.now() + days * 24 * 3600 * 1000).toISOString(),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
