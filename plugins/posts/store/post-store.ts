import type { PostApi } from '@/plugins/posts/store/post-api'
import type { WritingState } from '@/src/admin/writing/writing-state'
import { createWritingStore } from '@/src/admin/writing/writing-store'
import { type PostForm, type PostStateBody, postForm } from '@/src/core/contracts/members/post-form'
import type { WrittenPost } from '@/src/core/contracts/members/post-form-answers'

export type PostState = WritingState<PostForm, WrittenPost>
export type PostStore = ReturnType<typeof createPostStore>

/** A post while it is written on. */
export function createPostStore(api: PostApi, post: WrittenPost) {
  return createWritingStore<PostForm, WrittenPost, PostStateBody>({
    api,
    given: post,
    copyName: `bandstand-post:${post.id}`,
    schema: postForm,
    isChecked: post.state !== 'draft',
  })
}
