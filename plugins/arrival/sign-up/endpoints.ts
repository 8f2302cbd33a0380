import type { Endpoint, PayloadRequest } from 'payload'
import { isSignUpOpen, signUpArtist } from '@/plugins/arrival/sign-up/sign-up'
import { addressAnswer, addressQuery, artistSignUpBody } from '@/src/core/contracts/pages/arrival'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { checkAddress, suggestAddress } from '@/src/server/accounts/find-address'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const signUp = definePublicEndpoint({
  method: 'post',
  path: '/artists',
  summary: 'Sign up as an artist: mails a link that makes the site and its owner',
  body: artistSignUpBody,
  answersOffline: true,
  rateLimit: 'signUp',
  run: async ({ req, host, body: { website, ...artist } }) => {
    await requireOpen(req, host)
    // What fills in everything is no person.
    if (website === '') {
      await signUpArtist(req, artist)
    }
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

export const signUpEndpoints: Endpoint[] = [signUp, address]

/** Only where the admin is: at the address of an artist nobody should give a password to the platform. */
async function requireOpen(req: PayloadRequest, host: string): Promise<void> {
  const isAtAdmin = host === new URL(env().adminOrigin).host
  if (!isAtAdmin || !(await isSignUpOpen(req))) {
    throw new AppError('NOT_FOUND')
  }
}
