import { mergeForms, sameForm } from '@/plugins/catalog/release/store/merge-forms'
import type { ReleaseApi } from '@/plugins/catalog/release/store/release-api'
import { createWritingStore, type WritingState } from '@/src/admin/writing/writing-store'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import {
  type ReleaseForm,
  type ReleaseStateBody,
  releaseForm,
} from '@/src/core/contracts/products/releases'

export type ReleaseState = WritingState<ReleaseForm, ReleaseAnswer>

type Options = { api: ReleaseApi; release: ReleaseAnswer; pauseMs?: number; retryMs?: number }

export type ReleaseStore = ReturnType<typeof createReleaseStore>

/** A release while it is written on; its editions know what of them is stored. */
export function createReleaseStore({ api, release, ...times }: Options) {
  return createWritingStore<ReleaseForm, ReleaseAnswer, ReleaseStateBody>({
    api,
    given: release,
    copyName: `bandstand-release:${release.id}`,
    schema: releaseForm,
    isChecked: release.state !== 'draft',
    same: sameForm,
    merge: mergeForms,
    toSend,
    adopt,
    withoutIds: (form) => ({
      ...form,
      editions: form.editions.map((edition) => ({ ...edition, id: null })),
    }),
    ...times,
  })
}

function adopt({
  answer,
  sent,
  form,
}: {
  answer: ReleaseAnswer
  sent: ReleaseForm
  form: ReleaseForm
}) {
  const storedEditions = new Map(
    sent.editions.map(({ key }, index) => [key, answer.form.editions[index]]),
  )
  const editions = form.editions.map((edition) => {
    const before = sent.editions.find(({ key }) => key === edition.key)
    const now = storedEditions.get(edition.key)
    return before && now && before.stock === edition.stock && now.stock !== edition.stock
      ? { ...edition, stock: now.stock }
      : edition
  })
  // Rows keep the keys that this window gave them.
  const keyed = answer.form.editions.map((edition, index) => ({
    ...edition,
    key: sent.editions[index]?.key ?? edition.key,
  }))
  return {
    stored: { ...answer, form: { ...answer.form, editions: keyed } },
    form: { ...form, editions },
  }
}

function toSend(form: ReleaseForm, stored: ReleaseAnswer): ReleaseForm {
  const known = new Map(stored.form.editions.map((edition) => [edition.key, edition]))
  const editions = form.editions.map((edition) => {
    const before = known.get(edition.key)
    return {
      ...edition,
      id: before?.id ?? null,
      stockSeen: before?.stock ?? null,
      availabilitySeen: before?.availability ?? null,
    }
  })
  return { ...form, editions }
}
