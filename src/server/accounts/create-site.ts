import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import { checkAddress, suggestAddress } from '@/src/server/accounts/find-address'
import { waitForTurn } from '@/src/server/database/locks'

/**
 * Makes a site with all that a new one has, which is not online, in the transaction of `req`. With the
 * system's rights: nobody works for it yet; the caller adds its owner afterwards.
 *
 * @param address where it is to be; one like its name when there is none, or somebody has it by now
 * @returns the id of its profile
 */
export async function createSite(
  req: PayloadRequest,
  name: string,
  address: string | null = null,
): Promise<string> {
  await waitForTurn(req, 'site-address')
  const wanted = address === null ? null : await checkAddress(req, address)
  const slug = wanted?.state === 'free' ? wanted.address : (await suggestAddress(req, name)).address
  // What a person asks for over HTTP is held against the sites that they work for; this one is new to all.
  const system = isolateObjectProperty(req, ['payloadAPI', 'user'])
  system.payloadAPI = 'local'
  system.user = null
  const { id } = await req.payload.create({
    collection: slugs.profiles,
    data: { name, slug, themeName: defaultThemeName },
    depth: 0,
    overrideAccess: true,
    req: system,
  })
  return id
}
