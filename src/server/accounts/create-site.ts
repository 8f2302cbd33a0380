import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { suggestSiteAddress } from '@/src/core/urls/site-address'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql } from '@/src/server/transaction'

/**
 * Makes a site with an address like its name and all that a new one has, in the transaction of `req`.
 * With the system's rights: nobody works for it yet, whoever will says so after it.
 *
 * @returns the id of its profile
 */
export async function createSite(req: PayloadRequest, name: string): Promise<string> {
  await waitForTurn(req, 'site-address')
  const taken = await runSql(req)<{ slug: string }>`select slug from profiles`
  const addresses = new Set(taken.map(({ slug }) => slug))
  const { id } = await req.payload.create({
    collection: slugs.profiles,
    data: {
      name,
      slug: suggestSiteAddress(name, (address) => addresses.has(address)),
      isDefault: false,
    } as never,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return id
}
