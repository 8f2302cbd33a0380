import { askReply } from '@/src/admin/writing/ask-reply'
import { createWritingApi } from '@/src/admin/writing/writing-api'
import type { PostForm, PostStateBody } from '@/src/core/contracts/members/post-form'
import type { WrittenPost } from '@/src/core/contracts/members/post-form-answers'
import type { PreviewViewer } from '@/src/core/urls/preview'

export type PostApi = ReturnType<typeof createPostApi>

/** Calls about one post, with the signed-in owner's session. */
export function createPostApi(url: string) {
  return {
    ...createWritingApi<PostForm, WrittenPost, PostStateBody>(url),
    preview: (viewer: PreviewViewer) =>
      askReply<{ url: string }>(`${url}/preview`, 'POST', { viewer }),
  }
}
