import { AppError } from '@/src/core/errors'
import { getSiteOf, type Site } from '@/src/server/site-data'

/** @throws {AppError} `NOT_FOUND` when nobody has such a site */
export async function requireSite(profileId: string): Promise<Site> {
  const site = await getSiteOf(profileId)
  if (!site) {
    throw new AppError('NOT_FOUND')
  }
  return site
}
