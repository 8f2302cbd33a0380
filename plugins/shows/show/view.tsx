import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readShow } from '@/plugins/shows/show/read-show'
import { ShowLoader } from '@/plugins/shows/show/show-loader'
import { mayOn, staffOf } from '@/src/access/own-profile'
import { CoveringScreen } from '@/src/admin/covering-screen'
import { showsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { findOwnDocument } from '@/src/server/owner'
import { platformShareOf } from '@/src/server/platform-share'
import { idOf } from '@/src/server/site-data/visitor-read'

/** Server side of the screen of a show, for those who work for its site: Payload opens such views to everybody. */
export async function ShowView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult
  const { admin, api } = req.payload.config.routes
  const [, id = ''] = params?.segments ?? []
  if (!staffOf(req)) {
    redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${showsPath}/${id}`)}`)
  }
  const show = await findOwnDocument(req, slugs.events, id)
  const profileId = show && idOf(show.profile)
  if (!profileId) {
    notFound()
  }
  if (!mayOn(req, profileId, 'shows', 'change')) {
    redirect(`${admin}/collections/${slugs.events}/${id}/door`)
  }
  return (
    <CoveringScreen initPageResult={initPageResult}>
      <ShowLoader
        show={await readShow(req, profileId, id)}
        profileId={profileId}
        adminPath={admin}
        apiPath={api}
        platformBps={await platformShareOf(req, profileId)}
        isAtDoor={mayOn(req, profileId, 'tickets', 'change')}
        mayRefund={mayOn(req, profileId, 'refunds', 'change')}
      />
    </CoveringScreen>
  )
}
