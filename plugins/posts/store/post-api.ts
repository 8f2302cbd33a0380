import { askReply } from '@/src/admin/writing/ask-reply'
import type { PostForm, PostStateBody } from '@/src/core/contracts/members/post-form'
import type { WrittenPost } from '@/src/core/contracts/members/post-form-answers'
import type { PreviewViewer } from '@/src/core/urls/preview'

export type PostApi = ReturnType<typeof createPostApi>

/** Calls about one post, with the signed-in owner's session. */
export function createPostApi(url: string) {
  return {
    read: () => askReply<WrittenPost>(url, 'GET'),
    save: (rev: string, form: PostForm) => askReply<WrittenPost>(url, 'PUT', { rev, form }),
    setState: (body: PostStateBody) => askReply<WrittenPost>(`${url}/state`, 'POST', body),
    preview: (viewer: PreviewViewer) =>
      askReply<{ url: string }>(`${url}/preview`, 'POST', { viewer }),
    copy: () => askReply<{ id: string }>(`${url}/copy`, 'POST'),
    remove: () => askReply<null>(url, 'DELETE'),
  }
}
