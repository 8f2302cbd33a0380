import { createContext } from 'react'
import { useStore } from 'zustand'
import type { PostApi } from '@/plugins/posts/store/post-api'
import type { PostState, PostStore } from '@/plugins/posts/store/post-store'
import type { PostUploads } from '@/plugins/posts/store/post-uploads'
import { useWritingField } from '@/src/admin/writing/use-writing-field'
import { readersLabel } from '@/src/core/choices/readers-labels'
import type { PostForm } from '@/src/core/contracts/members/post-form'
import type { PostPlace, WrittenPost } from '@/src/core/contracts/members/post-form-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { useRequired } from '@/src/ui/use-required.client'

export type ComposerProps = {
  post: WrittenPost
  profileId: string
  artist: string
  tiers: readonly { id: string; name: string }[]
  /** A tier opens what is for those below it. */
  includesLower: boolean
  /** Those who may not see a picture get a few blurred pixels of it. */
  showsBlurred: boolean
  adminPath: string
  apiPath: string
}

export type ComposerContext = Omit<ComposerProps, 'post'> & {
  id: string
  api: PostApi
  post: PostStore
  uploads: PostUploads
  tell: (words: string) => void
  /** Words that are still being typed. */
  text: {
    register: (commit: (() => void) | null) => void
    /** Passes them on now. */
    commit: () => void
  }
}

const Context = createContext<ComposerContext | null>(null)
export const ComposerProvider = Context.Provider

export const useComposer = () => useRequired(Context, 'ComposerProvider')

export function usePostState<Value>(select: (state: PostState) => Value): Value {
  return useStore(useComposer().post.store, select)
}

/** A field of the form, and how to change it. */
export function usePostField<Key extends keyof PostForm>(key: Key) {
  return useWritingField(useComposer().post, key)
}

/** Who may see it, in words; null for nobody. */
export function useReaders(): string | null {
  const { tiers, includesLower } = useComposer()
  const visibility = usePostState(({ form }) => form.visibility)
  const chosen = usePostState(({ form }) => form.tiers)
  const names = tiers.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  return readersLabel({ visibility, tiers: names, includesLower })
}

export const placeId = (place: PostPlace) => `post-${place}`

/** What is missing at a place, once somebody wants to show the post. */
export function useRemark(place: PostPlace): string {
  return usePostState(({ stored, isChecked, problems, elsewhere }) => {
    const held = Object.entries(problems).find(([field]) => placeOf(field) === place)?.[1]
    const remark = stored.remarks.find((each) => each.place === place)
    const changed = elsewhere.some((field) => placeOf(field) === place)
    return (
      held ??
      ((isChecked && remark?.message) || (changed ? ownerMessages.writing.changedElsewhere : ''))
    )
  })
}

/** The text, and who may see it, are told of where they are written. */
function placeOf(field: string): string {
  const [name = ''] = field.split('.')
  return name === 'body' ? 'caption' : name === 'visibility' ? 'tiers' : name
}
