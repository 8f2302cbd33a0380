import type { Plugin } from 'payload'
import { postCallsByKey, writtenPostEndpoints } from '@/plugins/posts/endpoints'
import { forgetUntouchedPosts } from '@/plugins/posts/server/make-post'
import { newPostPath, postsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withRootEndpoints, withScreens } from '@/src/server/extend-config'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** The first that fits an address is shown. */
const screens = {
  posts: { Component: '/plugins/posts/list/view#PostsView', path: postsPath, title: 'Posts' },
  newPost: {
    Component: '/plugins/posts/new/view#NewPostView',
    path: newPostPath,
    title: 'New post',
  },
  post: {
    Component: '/plugins/posts/composer/view#ComposerView',
    path: `${postsPath}/:postId`,
    title: 'Post',
  },
} as const

/** What artists write for their fans: the list of it, and the composer. */
export function posts(): Plugin {
  return (config) =>
    withPeriodicTasks(
      withRootEndpoints(
        withEndpoints(withScreens(config, screens), slugs.profiles, writtenPostEndpoints),
        postCallsByKey,
      ),
      [{ name: 'forget-untouched-posts', everySeconds: 3600, run: forgetUntouchedPosts }],
    )
}
