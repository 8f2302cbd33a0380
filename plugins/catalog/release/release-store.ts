import { rowRules } from '@/src/admin/writing/row-rules'
import type { WritingApi } from '@/src/admin/writing/writing-api'
import type { WritingState } from '@/src/admin/writing/writing-state'
import { createWritingStore } from '@/src/admin/writing/writing-store'
import type { ProductStateBody } from '@/src/core/contracts/products/product-form'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import { type ReleaseForm, releaseForm } from '@/src/core/contracts/products/releases'

export type ReleaseApi = WritingApi<ReleaseForm, ReleaseAnswer, ProductStateBody>
export type ReleaseState = WritingState<ReleaseForm, ReleaseAnswer>
export type ReleaseStore = ReturnType<typeof createReleaseStore>

type Options = { api: ReleaseApi; release: ReleaseAnswer }

/** A release while it is written on. */
export function createReleaseStore({ api, release }: Options) {
  return createWritingStore<ReleaseForm, ReleaseAnswer, ProductStateBody>({
    api,
    given: release,
    copyName: `bandstand-release:${release.id}`,
    schema: releaseForm,
    isChecked: release.state !== 'draft',
    ...rowRules<ReleaseForm, ReleaseAnswer>({
      field: 'editions',
      seen: { stockSeen: 'stock', availabilitySeen: 'availability' },
      counted: 'stock',
    }),
  })
}
