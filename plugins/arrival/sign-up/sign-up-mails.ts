import { randomBytes, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { escapeHtml } from '@/src/core/text'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { queueMail } from '@/src/server/mail/queue-mail'
import { hashOf } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

type Person = { userId: string; email: string }

/** Below the admin's own path. */
export const confirmPath = '/confirm-email'

/**
 * Mails a link that confirms the address of somebody who signed up; a new one makes the former useless. What the
 * artist calls themselves is left out: the mailbox may be a stranger's.
 */
export async function sendConfirmLink(req: PayloadRequest, person: Person): Promise<void> {
  const { userId, email } = person
  if (!(await mayMail(req, email))) {
    return
  }
  const token = randomBytes(32).toString('base64url')
  const hours = limits.emailConfirmation.validHours
  await withTx(req, async () => {
    await runSql(req)`
      update users set confirmation_hash = ${hashFor(email, token)},
        confirmation_expires_at = now() + make_interval(hours => ${hours})
      where id = ${userId}`
    await write(req, person, {
      subject: 'Confirm your email address',
      lines: [
        'This address was given to make an artist’s site on Bandstand. Confirm that it is yours, and the site can go online.',
        `The link works once, for ${hours} hours, while you are logged in. If it was not you, ignore this mail.`,
      ],
      button: { label: 'Confirm my email', url: `${adminUrl()}${confirmPath}?token=${token}` },
    })
  })
}

/** To who signs up with an address that somebody has here already: most often the same person. */
export async function sendAlreadyHere(req: PayloadRequest, person: Person): Promise<void> {
  if (await mayMail(req, person.email)) {
    await write(req, person, {
      subject: 'You already have an account',
      lines: [
        'Somebody, hopefully you, wanted to make an artist’s site on Bandstand with this address. It has an account already: log in with it, or set a new password.',
        'If it was not you, ignore this mail: nothing was changed.',
      ],
      button: { label: 'Log in', url: `${adminUrl()}/login` },
    })
  }
}

/**
 * Uses up the link. It counts only together with a session of who signed up: the reader of the mail must not
 * hand their address to a stranger's account by a click.
 *
 * @throws {AppError} `VALIDATION_FAILED` when it is used, too old, or another account's
 */
export async function confirmArtist(
  req: PayloadRequest,
  { userId, email }: Person,
  token: string,
): Promise<void> {
  await withTx(req, async () => {
    const used = await runSql(req)`
      update users set confirmation_hash = null, confirmation_expires_at = null
      where id = ${userId} and confirmation_hash = ${hashFor(email, token)}
        and confirmation_expires_at > now()
      returning id`
    if (used.length === 0) {
      const message = ownerMessages.arrival.linkExpired
      throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'token', message }] })
    }
    const sites = await runSql(req)<{ id: string }>`
      update profiles set awaits_confirmation = false
      where awaits_confirmation and id in (
        select profile_id from users_profiles where _parent_id = ${userId})
      returning id`
    await revalidateTags(req, ...sites.map(({ id }) => cacheTags.site(id)))
  })
}

/** A link confirms one address: after a change of address another link is needed. */
function hashFor(email: string, token: string): string {
  return hashOf(`${token}.${email}`)
}

function mayMail({ payload }: PayloadRequest, email: string): Promise<boolean> {
  return isBelowLimit({ payload, limit: 'mailToAddress', by: ['artist-sign-up', email] })
}

type Words = {
  subject: string
  lines: readonly string[]
  button: { label: string; url: string }
}

/** In plain words and no site's look: it comes from the platform. */
async function write(
  req: PayloadRequest,
  { userId, email }: Person,
  { subject, lines, button }: Words,
): Promise<void> {
  const [first = '', ...others] = lines.map((line) => `<p>${escapeHtml(line)}</p>`)
  const link = `<p><a href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a></p>`
  await queueMail(req, {
    profileId: null,
    to: email,
    subject,
    html: [first, link, ...others].join('\n'),
    text: [lines[0], `${button.label}: ${button.url}`, ...lines.slice(1)].join('\n\n'),
    kind: 'artist-sign-up',
    about: { type: slugs.users, id: userId },
    dedupeKey: `artist-sign-up:${randomUUID()}`,
  })
}

function adminUrl(): string {
  return `${env().adminOrigin}/admin`
}
