import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { NewsletterState } from '@/src/core/contracts/audience/newsletters'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Newsletter } from '@/src/payload-types'
import { leaveKindOf, type Person, peopleOf } from '@/src/server/audience/audience'
import { type LeaveKind, leaveUrl, signLeave } from '@/src/server/audience/leave-token'
import { type MailingReceiver, queueMailing } from '@/src/server/mail/queue-mailing'
import {
  composeNewsletter,
  type NewsletterForm,
  nameInList,
  prepareForm,
} from '@/src/server/newsletters/compose-newsletter'
import { audienceOf, postOf } from '@/src/server/newsletters/newsletter-audience'
import { type ViewerOf, viewersOf } from '@/src/server/posts/post-viewer'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql, withTx } from '@/src/server/transaction'

/** What all mails of a newsletter have in common in the mail log. */
export const mailingKeyOf = (newsletterId: string) => `newsletter:${newsletterId}`

/**
 * Writes the mails of a newsletter whose time has come to everybody who is to get them now. All of it
 * is one transaction, so a run that dies wrote nothing, and another one finds nothing left to do. What
 * keeps it from being sent is noted for the owner, who can send it again.
 */
export async function sendNewsletter(payload: Payload, newsletterId: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const read = () =>
    req.payload.findByID({
      collection: slugs.newsletters,
      id: newsletterId,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
  const found = await read()
  const sender = found && (await senderOf(found))
  await withTx(req, async () => {
    const newsletter = (await lockDue(req, newsletterId)) ? await read() : null
    if (newsletter && newsletter.rev !== found?.rev) {
      // Called off, changed and sent once more in between: another run reads it again.
      throw new Error(`Newsletter ${newsletterId} was changed meanwhile`)
    }
    const outcome = newsletter && sender ? await write(req, newsletter, sender) : null
    if (outcome) {
      await note(req, newsletterId, outcome)
    }
  })
}

export const sendNewsletterJob = defineJob({
  name: 'send-newsletter',
  data: z.object({ newsletterId: z.guid() }),
  run: (payload, { newsletterId }) => sendNewsletter(payload, newsletterId),
  timeoutSeconds: 600,
})

/** Another job for a newsletter; one for each fact. Jobs that find nothing to do are no harm. */
export async function enqueueSending(
  req: PayloadRequest,
  id: string,
  { fact, startAfter }: { fact: string; startAfter?: Date },
): Promise<void> {
  const dedupeKey = `${id} ${fact}`
  await enqueue(req, sendNewsletterJob, { newsletterId: id }, { dedupeKey, startAfter })
}

type Sender = { form: NewsletterForm; viewerOf: ViewerOf }

/** What is asked for before the transaction, because it needs connections of its own. */
async function senderOf(newsletter: Newsletter): Promise<Sender> {
  const [form, viewerOf] = await Promise.all([
    prepareForm(newsletter),
    viewersOf(idOf(newsletter.profile) ?? ''),
  ])
  return { form, viewerOf }
}

type Outcome = {
  state: NewsletterState
  receivers: number | null
  problem: string | null
  /** What it is called in the list from now on, if that is not what its artist wrote. */
  subject?: string
}

const refused = (problem: string): Outcome => ({ state: 'draft', receivers: null, problem })

/** Null when it is put off to a later moment. */
async function write(
  req: PayloadRequest,
  newsletter: Newsletter,
  { form, viewerOf }: Sender,
): Promise<Outcome | null> {
  try {
    if (newsletter.audience === 'post') {
      const { isPublished, publishedAt } = await postOf(req, newsletter)
      if (!isPublished) {
        return refused(ownerMessages.newsletters.postNotPublished)
      }
      if (Date.parse(publishedAt) > Date.now()) {
        await putOff(req, newsletter.id, new Date(publishedAt))
        return null
      }
    }
    const audience = await audienceOf(req, newsletter)
    const profileId = idOf(newsletter.profile) ?? ''
    const people = peopleOf(req, profileId, audience, viewerOf)
    const receivers = receiversOf(people, {
      profileId,
      kind: leaveKindOf(audience),
      origin: form.origin,
    })
    // Without receivers nothing is queued: a mailing keeps the first text that it was given.
    const first = await receivers.next()
    if (first.done) {
      return refused(ownerMessages.newsletters.noReceivers)
    }
    const mail = await composeNewsletter(req, newsletter, form)
    const { queued } = await queueMailing(req, {
      profileId,
      key: mailingKeyOf(newsletter.id),
      about: { type: slugs.newsletters, id: newsletter.id },
      ...mail,
      receivers: resumed(first.value, receivers),
    })
    // The caption, or the artist's form of such mails, may be another one than when it was planned.
    const subject = newsletter.audience === 'post' ? nameInList(mail.subject) : undefined
    return { state: 'sending', receivers: queued, problem: null, subject }
  } catch (error) {
    if (error instanceof AppError) {
      return refused(error.message)
    }
    throw error
  }
}

type Leaving = { profileId: string; kind: LeaveKind; origin: string }

async function* receiversOf(
  batches: AsyncIterable<Person[]>,
  { profileId, kind, origin }: Leaving,
): AsyncGenerator<MailingReceiver[]> {
  for await (const people of batches) {
    yield people.map(({ id, email, firstName }) => {
      const token = signLeave(profileId, { kind, id })
      return {
        email,
        values: {
          firstName: firstName || ownerMessages.newsletters.noFirstName,
          leaveToken: token,
        },
        unsubscribeUrl: leaveUrl(origin, token),
      }
    })
  }
}

async function* resumed<Item>(first: Item, rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  yield first
  yield* rest
}

/** The post is shown from a later moment than when its mail was planned. */
async function putOff(req: PayloadRequest, id: string, startAfter: Date): Promise<void> {
  const at = startAfter.toISOString()
  await runSql(req)`
    update newsletters set state = 'scheduled', scheduled_at = ${at} where id = ${id}`
  await enqueueSending(req, id, { fact: at, startAfter })
}

/** Whether its mails are to be written now, by the database's clock; locked until the transaction ends. */
async function lockDue(req: PayloadRequest, id: string): Promise<boolean> {
  const rows = await runSql(req)<{ isDue: boolean }>`
    select (state = 'sending' and receivers is null)
      or (state = 'scheduled' and scheduled_at <= now()) as "isDue"
    from newsletters where id = ${id} for no key update`
  return rows[0]?.isDue ?? false
}

async function note(
  req: PayloadRequest,
  id: string,
  { state, receivers, problem, subject }: Outcome,
): Promise<void> {
  await runSql(req)`
    update newsletters set state = ${state}, receivers = ${receivers}, problem = ${problem},
      subject = coalesce(${subject ?? null}, subject),
      scheduled_at = null, sending_at = ${receivers === null ? null : sql`now()`},
      updated_at = now()
    where id = ${id}`
}
