import type { ReleaseForm } from '@/src/core/contracts/products/releases'
import { sameJson } from '@/src/core/json'

type Key = keyof ReleaseForm
type Versions = { base: ReleaseForm; mine: ReleaseForm; theirs: ReleaseForm }

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

/** What two windows made of the same release, field by field, and the fields that both changed in different ways. */
export function mergeForms({ base, mine, theirs }: Versions): {
  form: ReleaseForm
  conflicts: Key[]
} {
  const [was, own, other] = [comparable(base), comparable(mine), comparable(theirs)]
  const keys = Object.keys(mine) as Key[]
  const isOwn = (key: Key) => !sameJson(was[key], own[key])
  const isOther = (key: Key) => !sameJson(was[key], other[key])
  const kept = Object.fromEntries(keys.filter(isOwn).map((key) => [key, mine[key]]))
  return {
    form: { ...theirs, ...kept },
    conflicts: keys.filter((key) => isOwn(key) && isOther(key) && !sameJson(own[key], other[key])),
  }
}
