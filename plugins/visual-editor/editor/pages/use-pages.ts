import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import {
  type BuilderContext,
  useBuilder,
  useSite,
} from '@/plugins/visual-editor/editor/builder-context'
import { changePage } from '@/plugins/visual-editor/editor/pages/change-page'
import type { PagesState } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createSiteCalls, type Outcome } from '@/plugins/visual-editor/editor/pages/site-calls'
import { askPublishCheck } from '@/plugins/visual-editor/editor/publish-check/ask-publish-check'
import {
  type PendingItem,
  savePendingInput,
} from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import { shownToasts } from '@/plugins/visual-editor/editor/state/toasts'
import type { UiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { changeTheme, themeOf } from '@/plugins/visual-editor/editor/theme/use-theme'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import type { PageChange } from '@/src/core/contracts/pages/pages'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { PageTemplateId } from '@/src/core/page-document/templates/pages'
import type { HeaderLink } from '@/src/core/theme/links'

export function usePages<Value>(select: (state: PagesState) => Value): Value {
  return useStore(useBuilder().pages, select)
}

/** What can be done with the site's pages; everything is saved at once. */
export function usePageCommands() {
  const { apiPath, pages: store, commands, ui, pendingWork, engine, site } = useBuilder()
  const profileId = useSite(({ profile }) => profile.id)

  return useMemo(() => {
    const calls = createSiteCalls(apiPath, profileId)

    /** Ends when all that was changed before has reached the server: what comes next builds on it. */
    const settled = () => store.getState().changes
    /** Nobody leaves before it has ended. */
    const keptOpen = async <Value>(call: Promise<Value>): Promise<Value> => {
      const end: PendingItem = { kind: 'typed', isOpen: () => true, finish: () => call }
      pendingWork.add(end)
      const outcome = await call
      pendingWork.delete(end)
      return outcome
    }
    let wantedOrder: readonly string[] = []
    /** What the server has, while another order is on its way. */
    let storedOrder: readonly string[] | null = null

    const reload = async () => {
      const before = store.getState().pages
      const answer = await calls.list()
      if ('value' in answer) {
        const { pages, card, deleted = [] } = answer.value
        // What was changed meanwhile is newer than the answer.
        store.setState(
          store.getState().pages === before ? { pages, card, deleted } : { card, deleted },
        )
      }
    }

    const showRefusal = <Value>(outcome: Outcome<Value>): outcome is { value: Value } => {
      if ('message' in outcome) {
        commands.tell(outcome.message)
      }
      return 'value' in outcome
    }

    const arrange = (ids: readonly string[]) => {
      const rank = new Map(ids.map((id, index) => [id, index]))
      const rankOf = ({ id }: PageEntry) => rank.get(id) ?? ids.length
      store.setState(({ pages }) => ({ pages: pages.toSorted((a, b) => rankOf(a) - rankOf(b)) }))
    }

    const sendOrder = async (ids: readonly string[]) => {
      const outcome = await calls.order(ids)
      storedOrder = 'value' in outcome ? ids : storedOrder
      return outcome
    }

    const setLeaving = (id: string, isLeaving: boolean) =>
      store.setState(({ leaving }) => {
        const others = [...leaving].filter((each) => each !== id)
        return { leaving: new Set(isLeaving ? [...others, id] : others) }
      })

    return {
      reload,
      settled,

      /** Answers the new page's id; null when it was refused, which is said. */
      async create(template: PageTemplateId): Promise<string | null> {
        const outcome = await calls.create(template)
        return showRefusal(outcome) ? outcome.value : null
      },
      async copy(id: string): Promise<string | null> {
        await settled()
        const outcome = await calls.copy(id)
        if (!showRefusal(outcome)) {
          return null
        }
        await reload()
        return outcome.value
      },

      /** Brings a deleted page back as a draft, and tells where it is. */
      async restore(id: string): Promise<void> {
        const outcome = await calls.restore(id)
        await reload()
        if (showRefusal(outcome)) {
          const page = store.getState().pages.find((each) => each.id === outcome.value)
          commands.tell(ownerMessages.editor.pageRestored(page?.title ?? '', page?.pathname ?? ''))
        }
      },

      /** Answers why it was refused, '' when it is saved. */
      change: (
        { id }: PageEntry,
        change: { mine: PageChange; base?: PageChange },
      ): Promise<string> => changePage(store, calls, id, change),

      /** Puts the page live; answers false when something is found that is to be looked at first. */
      async publish({ id, title }: PageEntry): Promise<boolean> {
        if (!(await savePendingInput({ pendingWork, pages: store, commands }))) {
          return true
        }
        // It goes live alone, into the theme that visitors see.
        const found = await askPublishCheck(apiPath, id, 'live')
        if ('refused' in found) {
          commands.tell(found.refused)
          return true
        }
        if (found.length > 0) {
          return false
        }
        if (showRefusal(await calls.publish(id))) {
          commands.tell(`${title} is live`)
        }
        await reload()
        return true
      },

      async order(ids: readonly string[]): Promise<void> {
        storedOrder ??= store.getState().pages.map(({ id }) => id)
        wantedOrder = ids
        arrange(ids)
        const isNewest = () => wantedOrder === ids
        // Of those that wait for an earlier one only the newest is sent.
        const call = settled().then(() => (isNewest() ? sendOrder(ids) : { value: null }))
        store.setState(({ changes }) => ({ changes: Promise.all([changes, call]) }))
        const outcome = await keptOpen(call)
        if (!isNewest()) {
          return
        }
        const former = storedOrder
        storedOrder = null
        if (!showRefusal(outcome)) {
          arrange(former)
          await reload()
        }
      },

      /**
       * Takes the page out of the list; it is deleted when nobody undid that for a while.
       *
       * @param links of the header that go with it
       */
      remove({ id, title }: PageEntry, links: readonly HeaderLink[] = []): void {
        const putBackLinks = takeOutHeaderLinks({ engine, site }, links)
        const leaving = new AbortController()
        const removeNow = async (isLeaving: boolean) => {
          const isGone = showRefusal(await calls.remove(id, isLeaving))
          await reload()
          setLeaving(id, false)
          // Where only the answer was lost, the page is not listed any more.
          if (!isGone && store.getState().pages.some((page) => page.id === id)) {
            putBackLinks()
          }
        }
        const finish = async (isLeaving = false) => {
          leaving.abort()
          stopWaiting()
          await keptOpen(removeNow(isLeaving))
        }
        window.addEventListener('pagehide', () => void finish(true), { signal: leaving.signal })
        setLeaving(id, true)
        commands.tell(`Deleted ${title}`, {
          label: 'Undo',
          run: () => {
            // It was sent as this window went, which the browser may bring back with its toast.
            if (leaving.signal.aborted) {
              return
            }
            leaving.abort()
            stopWaiting()
            setLeaving(id, false)
            putBackLinks()
            commands.tell(`${title} is back`)
          },
        })
        const stopWaiting = afterUndoWindow(ui, () => void finish())
      },
    }
  }, [apiPath, profileId, store, commands, ui, pendingWork, engine, site])
}

export type PageCommands = ReturnType<typeof usePageCommands>

/** Asks for the list again when the panel opens, whenever `when` changes, and for who comes from another window. */
export function useFreshPages({ reload }: PageCommands, when: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that something happened
  useEffect(() => {
    void reload()
    const look = () => void reload()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [reload, when])
}

/**
 * Calls once the toast of this moment is gone, and with it the way back that it offers.
 *
 * @returns how to stop that
 */
function afterUndoWindow(ui: UiStore, run: () => void): () => void {
  const told = ui.getState().toast
  const stop = ui.subscribe(() => {
    if (!told || !shownToasts(ui.getState()).includes(told)) {
      stop()
      run()
    }
  })
  return stop
}

/**
 * Takes links out of the header, as far as they are still there.
 *
 * @returns how to put them back, beside what was changed in the meantime
 */
function takeOutHeaderLinks(
  builder: Pick<BuilderContext, 'engine' | 'site'>,
  links: readonly HeaderLink[],
): () => void {
  const { headerLinks: before } = themeOf(builder)
  const isTaken = ({ label, href }: HeaderLink) =>
    links.some((link) => link.label === label && link.href === href)
  const kept = before.filter((link) => !isTaken(link))
  if (kept.length === before.length) {
    return () => {}
  }
  const set = (headerLinks: HeaderLink[]) =>
    changeTheme(builder, { headerLinks }, `header-links:${performance.now()}`)
  set(kept)
  return () => {
    const { headerLinks: now } = themeOf(builder)
    const isThere = ({ label, href }: HeaderLink) =>
      now.some((link) => link.label === label && link.href === href)
    const missing = before.filter((link) => isTaken(link) && !isThere(link))
    if (missing.length > 0) {
      set(now === kept ? before : [...now, ...missing])
    }
  }
}
