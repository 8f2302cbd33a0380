import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { ProductScreenProps } from '@/plugins/catalog/product/product-context'
import { staffOf } from '@/src/access/own-profile'
import { CoveringScreen } from '@/src/admin/covering-screen'
import { slugs } from '@/src/core/slugs'
import type { Product } from '@/src/payload-types'
import { findOwnDocument } from '@/src/server/owner'
import { platformShareOf } from '@/src/server/platform-share'
import { getSiteOf, listTiers } from '@/src/server/site-data'
import { idOf } from '@/src/server/site-data/visitor-read'
import { FontFaces } from '@/src/ui/site-root/font-faces'

type Shown = { req: PayloadRequest; profileId: string; id: string; props: ProductScreenProps }

type Options = {
  category: Product['category']
  /** Of the list, below the admin's route. */
  path: string
  show: (shown: Shown) => Promise<ReactNode>
}

/** Server side of the screen of what is sold, for those who work for its site: Payload opens such views to everybody. */
export const productView =
  ({ category, path, show }: Options) =>
  async ({ initPageResult, params }: AdminViewServerProps): Promise<ReactNode> => {
    const { req } = initPageResult
    const { admin, api } = req.payload.config.routes
    const [, id = ''] = params?.segments ?? []
    if (!staffOf(req)) {
      redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${path}/${id}`)}`)
    }
    const product = await findOwnDocument(req, slugs.products, id)
    const profileId = product?.category === category ? idOf(product.profile) : null
    const site = profileId ? await getSiteOf(profileId) : null
    if (!site) {
      notFound()
    }
    const [tiers, platformBps] = await Promise.all([
      listTiers(site.profile.id),
      platformShareOf(req, site.profile.id),
    ])
    const props: ProductScreenProps = {
      site: {
        profile: site.profile,
        theme: site.theme,
        themeName: site.themeName,
        year: new Date().getUTCFullYear(),
      },
      tiers: tiers.map(({ id, name }) => ({ id, name })),
      platformBps,
      adminPath: admin,
      apiPath: api,
    }
    return (
      <CoveringScreen initPageResult={initPageResult}>
        <FontFaces family={site.theme.fontFamily} />
        {await show({ req, profileId: site.profile.id, id, props })}
      </CoveringScreen>
    )
  }
