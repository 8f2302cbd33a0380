import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getSite, type Site } from '@/src/server/site-data'
import { resolveHost } from '@/src/server/tenancy'

/** The site of a host, once per render. The server refuses hosts that nobody owns before this. */
export const requireSite = cache(async (host: string): Promise<Site> => {
  const site = await getSite(decodeURIComponent(host))
  return site ?? notFound()
})

/** Whose site answers at a host: for what need not wait until all of the site is read. */
export const requireProfileId = cache(async (host: string): Promise<string> => {
  const tenant = await resolveHost(decodeURIComponent(host))
  return tenant?.profileId ?? notFound()
})
