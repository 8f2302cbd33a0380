import { createStore } from 'zustand/vanilla'
import { lookAtPostFile } from '@/plugins/posts/store/post-file-kinds'
import type { PostStore } from '@/plugins/posts/store/post-store'
import type { SendFile } from '@/src/admin/media/send-file'
import { createUploadQueue, isOnItsWay } from '@/src/admin/media/upload/upload-queue'
import type { PostEntry } from '@/src/core/contracts/members/post-form'
import type { PostFileView } from '@/src/core/contracts/members/post-form-answers'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const messages = ownerMessages.posts
const { mediaMax } = limits.post

type Sources = {
  post: PostStore
  send: SendFile<PostFileView>
  files: readonly PostFileView[]
  tell: (words: string) => void
  announce: (words: string) => void
}

export type PostUploads = ReturnType<typeof createPostUploads>

/** Files on their way into a post; they stand in it in the order in which they were given, whichever arrives first. */
export function createPostUploads({ post, send, files, tell, announce }: Sources) {
  const known = createStore<ReadonlyMap<string, PostFileView>>(
    () => new Map(files.map((file) => [file.id, file])),
  )
  const places = new Map<string, number>()
  const placeOf = new Map<File, number>()
  const posterOf = new Map<File, string>()
  let given = 0

  const note = (file: PostFileView) =>
    known.setState((before) => new Map(before).set(file.id, file), true)

  const form = () => post.store.getState().form

  const onStored = (stored: PostFileView, file: File) => {
    note(stored)
    announce(`${file.name} uploaded`)
    const { media } = form()
    const shows = posterOf.get(file)
    if (shows !== undefined) {
      const withPoster = media.map((each) =>
        each.file === shows ? { ...each, poster: stored.id } : each,
      )
      post.change({ media: withPoster }, `poster ${shows}`)
      return
    }
    const place = placeOf.get(file) ?? given
    places.set(stored.id, place)
    const behind = media.findIndex((each) => (places.get(each.file) ?? -1) > place)
    const entry: PostEntry = { file: stored.id, name: titleOf(stored, file), poster: null }
    post.change(
      { media: media.toSpliced(behind === -1 ? media.length : behind, 0, entry) },
      `file ${stored.id}`,
    )
  }

  const queue = createUploadQueue<PostFileView>({ send, onStored, look: lookAtPostFile })
  const onTheirWay = () =>
    queue.store.getState().uploads.filter((each) => isOnItsWay(each) && !posterOf.has(each.file))

  return {
    queue,
    files: known,
    note,

    /** Puts files into the post, as many as it has room for; what cannot be is told. */
    add(wanted: readonly File[]): void {
      if (form().poll) {
        tell(messages.eitherPollOrFiles)
        return
      }
      const room = Math.max(0, mediaMax - form().media.length - onTheirWay().length)
      const taken = wanted.slice(0, room)
      if (taken.length < wanted.length) {
        tell(messages.tooManyFiles(taken.length))
      }
      for (const file of taken) {
        given += 1
        placeOf.set(file, given)
      }
      void queue.add(taken)
    },

    /** Shows a picture before a film or a recording plays. */
    addPoster(fileId: string, picture: File): void {
      posterOf.set(picture, fileId)
      void queue.add([picture])
    },
  }
}

/** What a recording is called, as its file is. */
function titleOf({ kind }: PostFileView, { name }: File): string {
  const isNamed = kind === 'audio' || kind === 'document'
  return isNamed ? name.replace(/\.[^.]+$/, '').slice(0, 120) : ''
}
