import { createStore } from 'zustand/vanilla'
import type { PageSchedule } from '@/src/core/contracts/pages/page-calls'

export type PageStatus = {
  /** Visitors can open the page. */
  isLive: boolean
  schedule: PageSchedule
}

/** What visitors have of the page now and later; the server's word, followed while the editor is open. */
export function createPageStatus(initial: PageStatus) {
  const store = createStore<PageStatus>()(() => initial)
  return {
    store,
    setSchedule: (schedule: PageSchedule) => store.setState({ schedule }),
    /** Publishing by hand ends the waiting. */
    wentLive: () =>
      store.setState(({ schedule }) => ({
        isLive: true,
        schedule: { ...schedule, publishAt: null },
      })),
    wentOffline: () =>
      store.setState(({ schedule }) => ({
        isLive: false,
        schedule: { ...schedule, unpublishAt: null },
      })),
  }
}

export type PageStatusStore = ReturnType<typeof createPageStatus>

/** `Europe/Berlin`, the zone that shown times are in. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
