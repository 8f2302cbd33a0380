import { siteOrigin } from '@/src/server/tenancy'

/**
 * A site's mail for showing it in the admin, which loads pictures from its own origin only, and has those of
 * all sites.
 */
export async function proxyPictures(profileId: string, html: string): Promise<string> {
  const origin = await siteOrigin(profileId)
  return origin ? html.replaceAll(`src="${origin}/`, 'src="/') : html
}
