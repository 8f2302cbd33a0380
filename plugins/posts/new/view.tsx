import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { OpenNewPost } from '@/plugins/posts/new/open-new-post.client'
import { mayOn, staffOf } from '@/src/access/own-profile'
import { newPostPath, postsPath } from '@/src/admin/studio-paths'
import { shownProfile } from '@/src/server/chosen-profile'

/** Begins a post on the site that is shown. */
export function NewPostView({ initPageResult: { req } }: AdminViewServerProps) {
  const { admin, api } = req.payload.config.routes
  if (!staffOf(req)) {
    redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${newPostPath}`)}`)
  }
  const profileId = shownProfile(req)
  if (!profileId || !mayOn(req, profileId, 'posts', 'change')) {
    redirect(`${admin}${postsPath}`)
  }
  return <OpenNewPost profileId={profileId} adminPath={admin} apiPath={api} />
}
