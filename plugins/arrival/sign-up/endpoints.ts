import type { Endpoint, PayloadRequest } from 'payload'
import { isSignUpOpen, signUpArtist } from '@/plugins/arrival/sign-up/sign-up'
import { confirmArtist, sendConfirmLink } from '@/plugins/arrival/sign-up/sign-up-mails'
import { staffOf } from '@/src/access/own-profile'
import {
  addressAnswer,
  addressQuery,
  artistSignUpBody,
  confirmArtistBody,
} from '@/src/core/contracts/pages/arrival'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { checkAddress, suggestAddress } from '@/src/server/accounts/find-address'
import { countAttempt } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql } from '@/src/server/transaction'

/** Answers alike whether the email has an account: only who signs up anew comes in by the cookie. */
const signUp = definePublicEndpoint({
  method: 'post',
  path: '/artists',
  summary: 'Sign up as an artist: makes a site, which is not online, and its owner',
  body: artistSignUpBody,
  answersOffline: true,
  rateLimit: 'signUp',
  run: async ({ req, host, body: { website, ...artist } }) => {
    await requireOpen(req, host)
    // What fills in everything is no person.
    const cookie = website === '' ? await signUpArtist(req, artist) : null
    return new Response(null, { status: 204, headers: cookie ? { 'Set-Cookie': cookie } : {} })
  },
})

const address = definePublicEndpoint({
  method: 'get',
  path: '/artists/address',
  summary: 'Whether a new site can have an address, or one that goes with a name',
  answer: addressAnswer,
  query: addressQuery,
  answersOffline: true,
  rateLimit: 'siteAddress',
  run: async ({ req, host, query: { address = '', name = '' } }) => {
    await requireOpen(req, host)
    return address === '' ? suggestAddress(req, name) : checkAddress(req, address)
  },
})

const confirm = definePublicEndpoint({
  method: 'post',
  path: '/artists/confirm-email',
  summary: 'Confirm the own email with the secret of the link that was mailed at sign-up',
  body: confirmArtistBody,
  // The own account: whatever the role.
  subject: 'site',
  right: 'read',
  rateLimit: 'confirmEmail',
  run: ({ req, body: { token } }) => confirmArtist(req, signedIn(req), token),
})

const sendAgain = definePublicEndpoint({
  method: 'post',
  path: '/artists/confirmation',
  summary: 'Mail the link that confirms the own email again',
  // The own account: whatever the role.
  subject: 'site',
  right: 'read',
  rateLimit: 'accountChange',
  run: async ({ req }) => {
    const person = signedIn(req)
    const waits = await runSql(req)`
      select 1 from users_profiles u join profiles p on p.id = u.profile_id
      where u._parent_id = ${person.userId} and p.awaits_confirmation limit 1`
    if (waits.length > 0) {
      const { payload } = req
      await countAttempt({ payload, limit: 'confirmationMail', by: [person.userId] })
      await sendConfirmLink(req, person)
    }
  },
})

export const signUpEndpoints: Endpoint[] = [signUp, address, confirm, sendAgain]

/** Only where the admin is: at the address of an artist nobody should give a password to the platform. */
async function requireOpen(req: PayloadRequest, host: string): Promise<void> {
  const isAtAdmin = host === new URL(env().adminOrigin).host
  if (!isAtAdmin || !(await isSignUpOpen(req))) {
    throw new AppError('NOT_FOUND')
  }
}

function signedIn(req: PayloadRequest): { userId: string; email: string } {
  const staff = staffOf(req)
  if (!staff) {
    throw new AppError('NOT_SIGNED_IN')
  }
  return { userId: staff.id, email: staff.email }
}
