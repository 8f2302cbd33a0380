import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import { suggestAddress } from '@/src/server/accounts/find-address'
import { waitForTurn } from '@/src/server/database/locks'

type Options = {
  /** One like its name when left out. */
  address?: string
  /** The owner has not shown yet that their email address is theirs. */
  awaitsConfirmation?: boolean
}

/**
 * Makes a site with all that a new one has, which is not online, in the transaction of `req`. With the
 * system's rights: nobody works for it yet; the caller adds its owner afterwards.
 *
 * @returns the id of its profile
 * @throws {ValidationError} at `slug` when the address is taken
 */
export async function createSite(
  req: PayloadRequest,
  name: string,
  { address, awaitsConfirmation = false }: Options = {},
): Promise<string> {
  await waitForTurn(req, 'site-address')
  const slug = address ?? (await suggestAddress(req, name)).address
  // What a person asks for over HTTP is held against the sites that they work for; this one is new to all.
  const system = isolateObjectProperty(req, ['payloadAPI', 'user'])
  system.payloadAPI = 'local'
  system.user = null
  const { id } = await req.payload.create({
    collection: slugs.profiles,
    data: { name, slug, themeName: defaultThemeName, awaitsConfirmation },
    depth: 0,
    overrideAccess: true,
    req: system,
  })
  return id
}
