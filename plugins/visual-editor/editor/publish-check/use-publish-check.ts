import { useCallback, useMemo, useState } from 'react'
import type { PagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { messageOf, send } from '@/plugins/visual-editor/editor/save/owner-call'
import { notSavedYet } from '@/plugins/visual-editor/editor/save/save-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { type Finding, findings } from '@/plugins/visual-editor/publish-check/finding'

export type PublishCheck = ReturnType<typeof usePublishCheck>['check']

type Options = { apiPath: string; pageId: string; pages: PagesStore }

/** Looks at the page before it goes live, and asks when something is found. */
export function usePublishCheck(unchecked: Saving, { apiPath, pageId, pages }: Options) {
  const [found, setFound] = useState<readonly Finding[]>([])
  const [isChecking, setIsChecking] = useState(false)

  const publish = useCallback(async () => {
    setIsChecking(true)
    try {
      // What is looked at, and goes live, is the server's draft.
      await pages.getState().changes
      if (!(await unchecked.flush())) {
        unchecked.say(notSavedYet)
        return
      }
      const answer = await send(`${apiPath}/pages/${pageId}/publish-check`, 'GET')
      const parsed = findings.safeParse(answer?.body)
      if (answer && !parsed.success) {
        unchecked.say(messageOf(answer.body))
      } else if (parsed.data && parsed.data.findings.length > 0) {
        setFound(parsed.data.findings)
      } else {
        // Nothing found, or the server is away, which publishing says by itself.
        await unchecked.publish()
      }
    } finally {
      setIsChecking(false)
    }
  }, [apiPath, pageId, pages, unchecked])

  const check = useMemo(
    () => ({
      found,
      /** Goes live in spite of warnings. */
      publishAnyway: async () => {
        setFound([])
        await unchecked.publish()
      },
      close: () => setFound([]),
    }),
    [found, unchecked],
  )
  const saving = useMemo<Saving>(
    () => ({ ...unchecked, publish, isPublishing: unchecked.isPublishing || isChecking }),
    [unchecked, publish, isChecking],
  )
  return { check, saving }
}
