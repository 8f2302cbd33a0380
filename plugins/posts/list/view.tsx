import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { PostsList } from '@/plugins/posts/list/posts-list.client'
import { listPosts } from '@/plugins/posts/server/list-posts'
import { mayOn } from '@/src/access/own-profile'
import { artistView } from '@/src/admin/artist-view'
import { postsPath } from '@/src/admin/studio-paths'
import { ListSkeleton } from '@/src/admin/ui/list/list-screen'
import { shownProfile } from '@/src/server/chosen-profile'
import { postRules } from '@/src/server/posts/post-viewer'

/** All posts of the site. */
export const PostsView = artistView({ path: postsPath, subject: 'posts' }, async ({ req }) => {
  const profileId = shownProfile(req)
  if (!profileId) {
    return <p>There is no site yet that you work for.</p>
  }
  return (
    <Suspense fallback={<ListSkeleton title="Posts" size="card" rows={4} />}>
      <LoadedList req={req} profileId={profileId} />
    </Suspense>
  )
})

async function LoadedList({ req, profileId }: { req: PayloadRequest; profileId: string }) {
  const { admin, api } = req.payload.config.routes
  const [given, rules] = await Promise.all([
    listPosts(req, { profileId, state: 'all', page: 1 }),
    postRules(profileId),
  ])
  return (
    <PostsList
      key={profileId}
      given={given}
      profileId={profileId}
      includesLower={rules.tiersIncludeLower}
      mayWrite={mayOn(req, profileId, 'posts', 'change')}
      adminPath={admin}
      apiPath={api}
    />
  )
}
