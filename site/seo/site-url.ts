import { siteOrigin } from '@/src/server/tenancy'

/** The address under which a site is known, for canonical links and sitemaps. */
export async function siteUrl(profileId: string): Promise<URL> {
  const origin = await siteOrigin(profileId)
  if (!origin) {
    throw new Error(`Profile ${profileId} has no address`)
  }
  return new URL(origin)
}
