import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { joinPath } from '@/src/admin/studio-paths'
import type { ArtistSignUp } from '@/src/core/contracts/pages/arrival'
import { env } from '@/src/core/env'
import { refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { escapeHtml } from '@/src/core/text'
import { checkAddress } from '@/src/server/accounts/find-address'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { queueMail } from '@/src/server/mail/queue-mail'
import { hashOf } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

/** Whether anybody may make a site. Not on an empty installation: who comes first there runs it. */
export async function isSignUpOpen(req: PayloadRequest): Promise<boolean> {
  if (env().artistSignUp !== 'open') {
    return false
  }
  return (await runSql(req)`select 1 from users limit 1`).length > 0
}

/**
 * Mails a link by which the reader makes the site, with a password of their own or the account that they have. Whether
 * there is one is not asked here, so neither the answer nor its time can tell.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `address` when no site can have it
 */
export async function signUpArtist(
  req: PayloadRequest,
  { name, address, email }: ArtistSignUp,
): Promise<void> {
  const { state, message } = await checkAddress(req, address)
  if (state !== 'free') {
    throw refusalOf([{ field: 'address', message }])
  }
  const { payload } = req
  if (!(await isBelowLimit({ payload, limit: 'mailToAddress', by: ['artist-sign-up', email] }))) {
    return
  }
  const token = randomBytes(32).toString('base64url')
  await withTx(req, async () => {
    await runSql(req)`
      delete from invites where profile_id is null and kind = 'sign-up' and expires_at < now()`
    // Earlier links go on working: a stranger who gives the same address must not end them.
    const [row] = await runSql(req)<{ id: string }>`
      insert into invites (kind, email, name, address, role, token_hash, expires_at)
      values ('sign-up', ${email}, ${name}, ${address}, 'owner', ${hashOf(token)},
        now() + make_interval(hours => ${limits.emailConfirmation.validHours}))
      returning id`
    await queueMail(req, {
      profileId: null,
      to: email,
      kind: 'artist-sign-up',
      ...signUpMail(`${env().adminOrigin}${payload.config.routes.admin}${joinPath}?token=${token}`),
      about: { type: slugs.invites, id: row?.id ?? '' },
      dedupeKey: `artist-sign-up:${hashOf(token)}`,
    })
  })
}

/** What the artist calls themselves is left out: the mailbox may be a stranger's. */
function signUpMail(url: string) {
  const platform = env().platform.name
  const first = `Open this link to make your site on ${platform}.`
  const last = `It works once, for ${limits.emailConfirmation.validHours} hours. If you did not ask for a site, ignore this mail: nothing was made.`
  return {
    subject: 'Make your site',
    text: [first, url, last].join('\n\n'),
    html: [first, last]
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join(`<p><a href="${escapeHtml(url)}">Make my site</a></p>`),
  }
}
