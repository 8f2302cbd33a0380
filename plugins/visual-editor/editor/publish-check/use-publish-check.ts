import { useCallback, useMemo, useRef, useState } from 'react'
import type { PagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { messageOf, send } from '@/plugins/visual-editor/editor/save/owner-call'
import { notSavedYet } from '@/plugins/visual-editor/editor/save/save-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { type Finding, findings } from '@/plugins/visual-editor/publish-check/finding'

export type PublishCheck = ReturnType<typeof usePublishCheck>['check']

type Question = { found: readonly Finding[]; answer: (isWanted: boolean) => void }

type Options = { apiPath: string; pageId: string; pages: PagesStore }

/** Looks at the page before it goes live, and asks when something is found. */
export function usePublishCheck(unchecked: Saving, { apiPath, pageId, pages }: Options) {
  const { flush, say, publish: publishUnchecked } = unchecked
  const [question, setQuestion] = useState<Question | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const isAsking = useRef(false)

  /** What is wrong with the server's draft, which is what goes live; null when that is not known. */
  const look = useCallback(async (): Promise<readonly Finding[] | null> => {
    setIsChecking(true)
    try {
      await pages.getState().changes
      if (!(await flush())) {
        say(notSavedYet)
        return null
      }
      const answer = await send(`${apiPath}/pages/${pageId}/publish-check`, 'GET')
      const parsed = findings.safeParse(answer?.body)
      if (answer && !parsed.success) {
        say(messageOf(answer.body))
        return null
      }
      // The server may be away, which publishing says by itself.
      return parsed.data?.findings ?? []
    } finally {
      setIsChecking(false)
    }
  }, [apiPath, pageId, pages, flush, say])

  /** Answers whether the page may go live: nothing was found, or the artist wants it in spite of that. */
  const mayGoLive = useCallback(async (): Promise<boolean> => {
    if (isAsking.current) {
      return false
    }
    isAsking.current = true
    try {
      const found = await look()
      if (!found || found.length === 0) {
        return found !== null
      }
      return await new Promise<boolean>((answer) => setQuestion({ found, answer }))
    } finally {
      isAsking.current = false
    }
  }, [look])

  const publish = useCallback(async () => {
    if (await mayGoLive()) {
      await publishUnchecked()
    }
  }, [mayGoLive, publishUnchecked])

  const check = useMemo(() => {
    // The window is gone at once, and gives the focus back before something else takes it.
    const settle = (isWanted: boolean) => {
      setQuestion(null)
      question?.answer(isWanted)
    }
    return {
      found: question?.found ?? [],
      /** Goes live in spite of warnings. */
      goOn: () => settle(true),
      close: () => settle(false),
    }
  }, [question])
  const saving = useMemo<Saving>(
    () => ({ ...unchecked, publish, isPublishing: unchecked.isPublishing || isChecking }),
    [unchecked, publish, isChecking],
  )
  return { check, saving, mayGoLive }
}
