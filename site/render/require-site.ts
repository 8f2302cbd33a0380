import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getSite, type Site } from '@/src/server/site-data'

/** The site of a host, once per render. The server refuses hosts that nobody owns before this. */
export const requireSite = cache(async (host: string): Promise<Site> => {
  const site = await getSite(decodeURIComponent(host))
  return site ?? notFound()
})
