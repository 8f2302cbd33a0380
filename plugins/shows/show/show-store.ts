import { rowRules } from '@/src/admin/writing/row-rules'
import type { WritingApi } from '@/src/admin/writing/writing-api'
import type { WritingState } from '@/src/admin/writing/writing-state'
import { createWritingStore } from '@/src/admin/writing/writing-store'
import type { ShowAnswer } from '@/src/core/contracts/events/show-answers'
import { type ShowForm, type ShowStateBody, showForm } from '@/src/core/contracts/events/shows'

export type ShowApi = WritingApi<ShowForm, ShowAnswer, ShowStateBody>
export type ShowState = WritingState<ShowForm, ShowAnswer>
export type ShowStore = ReturnType<typeof createShowStore>

/** A show while it is written on. */
export function createShowStore({ api, show }: { api: ShowApi; show: ShowAnswer }) {
  return createWritingStore<ShowForm, ShowAnswer, ShowStateBody>({
    api,
    given: show,
    copyName: `bandstand-show:${show.id}`,
    schema: showForm,
    isChecked: show.isPublished,
    ...rowRules<ShowForm, ShowAnswer>({
      field: 'tickets',
      seen: { stockSeen: 'stock', stateSeen: 'state' },
      counted: 'stock',
    }),
  })
}
