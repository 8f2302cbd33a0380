import { z } from 'zod'
import { signUpFields as fanFields } from '@/src/core/contracts/accounts/accounts'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isReservedAddress, isSiteAddress } from '@/src/core/urls/site-address'

const text = ownerMessages.arrival
const { email } = fanFields.shape

export const artistName = z
  .string(text.nameRequired)
  .trim()
  .min(1, text.nameRequired)
  .max(limits.profile.nameMax)

/** Lower case, as it stands in the browser. */
const address = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isSiteAddress, { error: text.address.invalid, abort: true })
  .refine((value) => !isReservedAddress(value), text.address.reserved)

/** What an artist who is new here is asked for. */
export const artistSignUpFields = z.strictObject({ name: artistName, address, email })
export type ArtistSignUp = z.output<typeof artistSignUpFields>

/** Body of `POST /artists`. People leave `website` empty: they do not see it. */
export const artistSignUpBody = artistSignUpFields.extend({
  website: z.string().max(200).default(''),
})

/** Query of `GET /artists/address`: an address that was typed, or a name to make one of. */
export const addressQuery = z.object({
  address: z.string().max(200).optional(),
  name: z
    .string()
    .max(limits.profile.nameMax * 4)
    .optional(),
})

export const addressStates = ['free', 'taken', 'reserved', 'invalid'] as const

export const addressAnswer = z.strictObject({
  /** The address asked for, or the one that is suggested. */
  address: z.string(),
  state: z.enum(addressStates),
  /** The state in words. */
  message: z.string(),
})
export type AddressAnswer = z.output<typeof addressAnswer>

/** Body of `POST /profiles/{id}/online`. */
export const onlineBody = z.strictObject({ isOnline: z.boolean() })
export const onlineAnswer = z.strictObject({ isOnline: z.boolean() })

/** Query of `GET /profiles/{id}/site`: a page of that site, and no other host. */
export const sitePathQuery = z.object({
  path: z
    .string()
    // Browsers leave out what cannot be seen, and two slashes would name another host.
    .regex(/^\/(?!\/)[!-[\]-\uffff]*$/)
    .max(2000)
    .default('/')
    .meta({ examples: ['/'] }),
})
