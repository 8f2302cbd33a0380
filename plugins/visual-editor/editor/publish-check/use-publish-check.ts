import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { askPublishCheck } from '@/plugins/visual-editor/editor/publish-check/ask-publish-check'
import { savePendingInput } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import type { CheckedTheme, Finding } from '@/plugins/visual-editor/publish-check/subject'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type PublishCheck = ReturnType<typeof usePublishCheck>['check']

type Question = {
  found: readonly Finding[]
  /** What going on in spite of warnings is called. */
  action: string
  answer: (isWanted: boolean) => void
}

/**
 * Looks at the page and asks the artist; says by itself why not.
 *
 * @param action what going on in spite of warnings is called
 * @param theme the one that the page will be seen in
 */
export type MayGoLive = (action?: string, theme?: CheckedTheme) => Promise<boolean>

/** Why a page may go live, if it may. */
type Outcome = 'nothing found' | 'wanted' | 'no'

type Options = {
  pageId: string
  /** Looks at the page as soon as it is open. */
  isAsked?: boolean
}

/** Looks at the page before it goes live, and asks when something is found. */
export function usePublishCheck(
  unchecked: Saving,
  {
    apiPath,
    pages,
    commands,
    pendingWork,
    ui,
  }: Pick<BuilderContext, 'apiPath' | 'pages' | 'commands' | 'pendingWork' | 'ui'>,
  { pageId, isAsked = false }: Options,
) {
  const { saveOrSay, publish: publishUnchecked } = unchecked
  const [question, setQuestion] = useState<Question | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const isAsking = useRef(false)

  /** What is wrong with the server's draft, which is what goes live; null when that was said to be unknown. */
  const look = useCallback(
    async (theme: CheckedTheme): Promise<readonly Finding[] | null> => {
      setIsChecking(true)
      try {
        if (!(await savePendingInput({ pendingWork, pages, commands })) || !(await saveOrSay())) {
          return null
        }
        const found = await askPublishCheck(apiPath, pageId, theme)
        if ('refused' in found) {
          commands.tell(found.refused)
          return null
        }
        return found
      } finally {
        setIsChecking(false)
      }
    },
    [apiPath, pageId, pages, pendingWork, saveOrSay, commands],
  )

  const ask = useCallback(
    async (action: string, theme: CheckedTheme = 'draft'): Promise<Outcome> => {
      if (isAsking.current) {
        return 'no'
      }
      isAsking.current = true
      try {
        const found = await look(theme)
        if (!found || found.length === 0) {
          return found ? 'nothing found' : 'no'
        }
        const isWanted = await new Promise<boolean>((answer) =>
          setQuestion({ found, action, answer }),
        )
        return isWanted ? 'wanted' : 'no'
      } finally {
        isAsking.current = false
      }
    },
    [look],
  )

  /** Answers whether the page may go live: nothing was found, or the artist wants it in spite of that. */
  const mayGoLive = useCallback<MayGoLive>(
    async (action = ownerMessages.editor.publishAnyway, theme = 'draft') =>
      (await ask(action, theme)) !== 'no',
    [ask],
  )

  const publish = useCallback(async () => {
    if (await mayGoLive()) {
      await publishUnchecked()
    }
  }, [mayGoLive, publishUnchecked])

  // An address alone puts nothing live: the person who followed it is told that nothing is in the way.
  const isDone = useRef(false)
  useEffect(() => {
    if (!isAsked || isDone.current) {
      return
    }
    isDone.current = true
    void ask(ownerMessages.editor.publishAnyway).then((outcome) => {
      if (outcome === 'nothing found') {
        commands.tell(ownerMessages.editor.nothingFound)
      } else if (outcome === 'wanted') {
        void publishUnchecked()
      }
    })
  }, [isAsked, ask, commands, publishUnchecked])

  const check = useMemo(() => {
    // The window is gone at once, and gives the focus back before something else takes it.
    const settle = (isWanted: boolean) => {
      setQuestion(null)
      question?.answer(isWanted)
    }
    return {
      found: question?.found ?? [],
      action: question?.action ?? '',
      /** Goes live in spite of warnings. */
      goOn: () => settle(true),
      close: () => settle(false),
    }
  }, [question])
  // What is typed is saved before anything goes live: it is something to publish.
  const isTyping = useStore(ui, ({ typedLinks }) => typedLinks > 0)
  const saving = useMemo<Saving>(
    () => ({
      ...unchecked,
      publish,
      hasUnpublished: unchecked.hasUnpublished || isTyping,
      isPublishing: unchecked.isPublishing || isChecking,
    }),
    [unchecked, publish, isTyping, isChecking],
  )
  return { check, saving, mayGoLive }
}
