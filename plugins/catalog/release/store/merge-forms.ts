import { type Merged, mergeFields, type Versions } from '@/src/admin/writing/merge-fields'
import type { ReleaseForm } from '@/src/core/contracts/products/releases'
import { sameJson } from '@/src/core/json'

/** Keys of rows are of one window alone. */
const comparable = (form: ReleaseForm): ReleaseForm => ({
  ...form,
  editions: form.editions.map((edition) => ({
    ...edition,
    key: '',
    stockSeen: null,
    availabilitySeen: null,
  })),
})

export function sameForm(a: ReleaseForm, b: ReleaseForm): boolean {
  return sameJson(comparable(a), comparable(b))
}

/** As {@link mergeFields}. */
export function mergeForms(versions: Versions<ReleaseForm>): Merged<ReleaseForm> {
  return mergeFields(versions, comparable)
}
