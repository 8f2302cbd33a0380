import { PostsList } from '@/plugins/posts/list/posts-list.client'
import { listPosts } from '@/plugins/posts/server/list-posts'
import { mayOn } from '@/src/access/own-profile'
import { artistView } from '@/src/admin/artist-view'
import { postsPath } from '@/src/admin/studio-paths'
import { shownProfile } from '@/src/server/chosen-profile'
import { postRules } from '@/src/server/posts/post-viewer'

/** All posts of the site. */
export const PostsView = artistView({ path: postsPath, subject: 'posts' }, async ({ req }) => {
  const profileId = shownProfile(req)
  if (!profileId) {
    return <p>There is no site yet that you work for.</p>
  }
  const { admin, api } = req.payload.config.routes
  // Without a skeleton: React keeps one for 300 ms, which is longer than this takes.
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
})
