import { useRouter } from 'next/navigation'
import type { WritingApi } from '@/src/admin/writing/writing-api'
import { errorsMessages } from '@/src/core/messages/errors'

type Options = {
  api: Pick<WritingApi<never, never, never>, 'copy' | 'remove'>
  writing: { flush: () => Promise<unknown>; forget: () => void }
  /** The address of the list, below which each has its own. */
  list: string
  tell: (words: string) => void
  /** Passes on words that are still being typed. */
  commit?: () => void
}

/** What the menu of every screen has; all but deleting save first. */
export function useWritingActions({ api, writing, list, tell, commit }: Options) {
  const router = useRouter()
  const save = async () => {
    commit?.()
    await writing.flush()
  }
  return {
    save,
    go: async (path: string) => {
      await save()
      router.push(path)
    },
    copy: async () => {
      await save()
      const reply = await api.copy()
      if (reply.kind === 'done') {
        router.push(`${list}/${reply.answer.id}`)
      } else {
        tell(errorsMessages.unknown)
      }
    },
    remove: async () => {
      const reply = await api.remove()
      if (reply.kind === 'done') {
        writing.forget()
        router.push(list)
      } else {
        tell((reply.kind === 'refused' && reply.error.message) || errorsMessages.unknown)
      }
    },
  }
}
