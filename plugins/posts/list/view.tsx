import { PostsList } from '@/plugins/posts/list/posts-list.client'
import { listPosts } from '@/plugins/posts/server/list-posts'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { postsPath } from '@/src/admin/studio-paths'
import { ListSkeleton } from '@/src/admin/ui/list/list-skeleton'
import { postRules } from '@/src/server/posts/post-viewer'

/** All posts of the site. */
export const PostsView = siteView(
  { path: postsPath, subject: 'posts', skeleton: <ListSkeleton title="Posts" /> },
  async ({ req, profileId, admin, api }) => {
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
  },
)
