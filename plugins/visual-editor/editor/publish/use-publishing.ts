import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import type { PageStatusStore } from '@/plugins/visual-editor/editor/publish/page-status'
import type { MayGoLive } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import { saveErrorMessage } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import type { PageSchedule } from '@/src/core/contracts/pages/page-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type PublishDialog = 'schedule' | 'versions' | 'discard' | 'unpublish'
export type Publishing = ReturnType<typeof usePublishing>

type Options = {
  page: BuilderProps['page']
  pagePart: SavePart
  themePart: SavePart
  api: PagesApi
  saving: Saving
  mayGoLive: MayGoLive
  status: PageStatusStore
  commands: BuilderContext['commands']
}

/** All that has to do with what visitors get to see of the page, and when. */
export function usePublishing(options: Options) {
  const { page, pagePart, themePart, api, saving, mayGoLive, status, commands } = options
  const { isLive, schedule } = useStore(status.store)
  const hasUnpublished = useStore(pagePart.store, (state) => state.hasUnpublished)
  const hasUnpublishedTheme = useStore(themePart.store, (state) => state.hasUnpublished)
  const [dialog, setDialog] = useState<PublishDialog | null>(null)
  const { flush, putLive, saveOrSay, stateNow } = saving

  /** Answers what is wrong; null when the schedule is set, or something is to be mended first. */
  const setSchedule = useCallback(
    async (change: Partial<PageSchedule>): Promise<string | null> => {
      const isNew = change.publishAt && change.publishAt !== schedule.publishAt
      // The page will go live alone, into the theme that is live then.
      if (isNew && !(await mayGoLive(ownerMessages.editor.scheduleAnyway, 'live'))) {
        // Gone before the focus goes to what is to be mended.
        flushSync(() => setDialog(null))
        return null
      }
      const isReady = !change.publishAt || (await flush())
      const answer = isReady
        ? await pagePart.alone(() => api.schedule(change))
        : saveErrorMessage(stateNow())
      if (typeof answer === 'string') {
        return answer
      }
      status.setSchedule(answer)
      return null
    },
    [api, flush, mayGoLive, pagePart, schedule.publishAt, stateNow, status],
  )

  /** Puts the theme alone live. Answers what is wrong; null when it is live, or something is to be mended first. */
  const publishTheme = useCallback(async (): Promise<string | null> => {
    const result = (await mayGoLive()) && (await themePart.publish())
    if (!result || result.kind === 'conflict') {
      // Gone before another window asks what to do.
      flushSync(() => setDialog(null))
      return null
    }
    return result.kind === 'failed' ? result.message : null
  }, [mayGoLive, themePart])

  /** Puts live what is open, as the artist sees it, once it is looked at. Answers whether it is. */
  const publishOpen = useCallback(
    async (): Promise<boolean> => (await mayGoLive()) && (await putLive()),
    [mayGoLive, putLive],
  )

  const unpublish = useCallback(async () => {
    if (!(await saveOrSay())) {
      return
    }
    const problem = await pagePart.alone(api.unpublish)
    if (problem === null) {
      status.wentOffline()
      pagePart.noteUnpublished()
    }
    commands.tell(problem ?? 'Visitors cannot open this page any more. It stays here as a draft.')
  }, [api, saveOrSay, pagePart, commands, status])

  /** When the page would have gone live with what is discarded; null when nothing of that is lost. */
  const lostMoment = isLive && hasUnpublished ? schedule.publishAt : null

  /** Asks what became of a moment that has passed. */
  const refresh = useCallback(async () => {
    const now = await api.status()
    if (now) {
      status.store.setState({ isLive: now.isLive, schedule: now.schedule })
      const isPublished = now.isLive && now.liveRev === pagePart.baseRev() && !pagePart.isDirty()
      if (isPublished) {
        pagePart.noteLive()
      } else {
        pagePart.noteUnpublished()
      }
    }
  }, [api, pagePart, status])

  /** Opens the draft as visitors will see it, in a new tab. */
  const preview = useCallback(async () => {
    // Opened at once: a window that opens later, without a click, is blocked.
    const tab = window.open('', '_blank')
    const isSaved = await flush()
    const url = await api.previewUrl()
    if (url && tab) {
      tab.location.replace(url)
      if (!isSaved) {
        commands.tell('The preview shows what is saved; your last changes are not yet.')
      }
    } else {
      tab?.close()
      commands.tell(ownerMessages.editor.noPreview)
    }
  }, [api, flush, commands])

  return useMemo(
    () => ({
      api,
      page,
      isLive,
      isUndeletable: page.isUndeletable,
      schedule,
      dialog,
      setDialog,
      setSchedule,
      hasUnpublishedTheme,
      publishTheme,
      publishOpen,
      lostMoment,
      unpublish,
      refresh,
      preview,
    }),
    [
      api,
      page,
      isLive,
      schedule,
      dialog,
      setSchedule,
      hasUnpublishedTheme,
      publishTheme,
      publishOpen,
      lostMoment,
      unpublish,
      refresh,
      preview,
    ],
  )
}
