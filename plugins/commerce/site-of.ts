import { env } from '@/src/core/env'
import { requireTenant } from '@/src/server/tenancy'

/** The site a call was made on: whose it is, and where to send the buyer back. */
export type Site = { profileId: string; origin: string }

/** @throws {AppError} `NOT_FOUND` for a host nobody owns */
export async function siteOf(host: string): Promise<Site> {
  const { profileId } = await requireTenant(host)
  const { protocol } = new URL(env().adminOrigin)
  return { profileId, origin: `${protocol}//${host}` }
}
