import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { resolveHost } from '@/src/server/tenancy'

/** The site a call was made on: whose it is, and where to send the buyer back. */
export type Site = { profileId: string; origin: string }

/**
 * The tenant comes from the host. A profile that is named in the body has to be the same one.
 *
 * @throws {AppError} `NOT_FOUND` for a host nobody owns, and for another profile's id
 */
export async function siteOf(host: string, namedProfileId?: string): Promise<Site> {
  const tenant = await resolveHost(host)
  if (!tenant || (namedProfileId !== undefined && namedProfileId !== tenant.profileId)) {
    throw new AppError('NOT_FOUND')
  }
  const { protocol } = new URL(env().adminOrigin)
  return { profileId: tenant.profileId, origin: `${protocol}//${host}` }
}
