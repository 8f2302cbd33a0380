import { createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { makeSiteWithOwner } from '@/plugins/arrival/sign-up/make-site-with-owner'
import { sendAlreadyHere, sendConfirmLink } from '@/plugins/arrival/sign-up/sign-up-mails'
import type { ArtistSignUp } from '@/src/core/contracts/pages/arrival'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isCommonPassword } from '@/src/server/accounts/common-passwords'
import { hashPassword } from '@/src/server/accounts/password'
import { signInStaff } from '@/src/server/accounts/staff-session'
import { runSql, withTx } from '@/src/server/transaction'

/** Whether anybody may make a site. Not on an empty installation: who comes first there runs it. */
export async function isSignUpOpen(req: PayloadRequest): Promise<boolean> {
  if (env().artistSignUp !== 'open') {
    return false
  }
  return (await runSql(req)`select 1 from users limit 1`).length > 0
}

/**
 * Makes a site with its owner and signs them in; who has an account already gets a mail that says so, and nothing
 * else happens.
 *
 * @returns the cookie of the new session; null when there was an account
 * @throws {AppError} `VALIDATION_FAILED` at the field
 */
export async function signUpArtist(
  caller: PayloadRequest,
  { name, address, email, password }: ArtistSignUp,
): Promise<string | null> {
  if (isCommonPassword(password)) {
    throw wrong('password', accountAnswers.passwordTooCommon)
  }
  // A stranger has no rights here. As the system, with the headers that say who called.
  const { context, headers, payload } = caller
  const req = await createLocalReq({ context: { requestId: context.requestId } }, payload)
  req.headers = headers
  const [known] = await runSql(req)<{ id: string }>`select id from users where email = ${email}`
  if (known) {
    // As much work as for a new account.
    await hashPassword(password)
    await sendAlreadyHere(req, { userId: known.id, email })
    return null
  }
  return withTx(req, async () => {
    const { userId } = await makeSiteWithOwner(req, {
      name,
      address,
      owner: { email, password },
      awaitsConfirmation: true,
    }).catch(refuseTaken)
    await sendConfirmLink(req, { userId, email })
    return (await signInStaff(req, { email, password })).cookie
  })
}

/** Two may want the same address at the same time. */
function refuseTaken(error: unknown): never {
  if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'slug')) {
    throw wrong('address', ownerMessages.arrival.address.taken)
  }
  throw error
}

function wrong(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
}
