import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ComposerLoader } from '@/plugins/posts/composer/composer-loader'
import { readPost } from '@/plugins/posts/server/read-post'
import { mayOn, staffOf } from '@/src/access/own-profile'
import { CoveringScreen } from '@/src/admin/covering-screen'
import { postsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { findOwnDocument } from '@/src/server/owner'
import { postRules } from '@/src/server/posts/post-viewer'
import { getSiteOf, listTiers } from '@/src/server/site-data'
import { idOf } from '@/src/server/site-data/visitor-read'

/** Server side of the composer, for those who write for its site: Payload opens such views to everybody. */
export async function ComposerView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult
  const { admin, api } = req.payload.config.routes
  const [, id = ''] = params?.segments ?? []
  if (!staffOf(req)) {
    redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${postsPath}/${id}`)}`)
  }
  const profileId = idOf((await findOwnDocument(req, slugs.posts, id))?.profile)
  const site = profileId ? await getSiteOf(profileId) : null
  if (!site || !profileId) {
    notFound()
  }
  if (!mayOn(req, profileId, 'posts', 'change')) {
    redirect(`${admin}${postsPath}`)
  }
  const [post, tiers, rules] = await Promise.all([
    readPost(req, profileId, id),
    listTiers(profileId),
    postRules(profileId),
  ])
  return (
    <CoveringScreen initPageResult={initPageResult}>
      <ComposerLoader
        post={post}
        profileId={profileId}
        artist={site.profile.name}
        tiers={tiers.map(({ id, name }) => ({ id, name }))}
        includesLower={rules.tiersIncludeLower}
        showsBlurred={rules.lockedPreviews}
        adminPath={admin}
        apiPath={api}
      />
    </CoveringScreen>
  )
}
