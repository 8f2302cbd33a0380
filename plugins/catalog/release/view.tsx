import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ReleaseLoader } from '@/plugins/catalog/release/release-loader'
import { readRelease } from '@/plugins/catalog/release/server/read-release'
import { staffOf } from '@/src/access/own-profile'
import { musicPath } from '@/src/admin/studio-paths'
import { id as idShape } from '@/src/core/contracts/ids'
import { slugs } from '@/src/core/slugs'
import { requireOwnDocument } from '@/src/server/owner'
import { getSiteOf, listTiers } from '@/src/server/site-data'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'
import { FontFaces } from '@/src/ui/site-root/font-faces'

/** Server side of the screen of a release, for those who work for its site: Payload opens such views to everybody. */
export async function ReleaseView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const { admin, api } = req.payload.config.routes
  const [, id = ''] = params?.segments ?? []
  if (!staffOf(req)) {
    redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${musicPath}/${id}`)}`)
  }
  const profileId = await profileOf(req, id)
  const site = profileId ? await getSiteOf(profileId) : null
  if (!site) {
    notFound()
  }
  const [release, tiers, [account]] = await Promise.all([
    readRelease(req, site.profile.id, id),
    listTiers(site.profile.id),
    runSql(req)<{ bps: number }>`
      select platform_fee_bps::int as bps from payment_accounts
      where profile_id = ${site.profile.id} limit 1`,
  ])
  return (
    <>
      <FontFaces family={site.theme.fontFamily} />
      <ReleaseLoader
        release={release}
        site={{
          profile: site.profile,
          theme: site.theme,
          themeName: site.themeName,
          year: new Date().getUTCFullYear(),
        }}
        tiers={tiers.map(({ id, name }) => ({ id, name }))}
        platformBps={account?.bps ?? 0}
        adminPath={admin}
        apiPath={api}
      />
    </>
  )
}

async function profileOf(
  req: AdminViewServerProps['initPageResult']['req'],
  id: string,
): Promise<string | null> {
  if (!idShape.safeParse(id).success) {
    return null
  }
  try {
    const { profile, category } = await requireOwnDocument(req, slugs.products, id)
    return category === 'Music' ? idOf(profile) : null
  } catch {
    return null
  }
}
