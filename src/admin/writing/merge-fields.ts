import { sameJson } from '@/src/core/json'

export type Versions<Form> = { base: Form; mine: Form; theirs: Form }
export type Merged<Form> = { form: Form; conflicts: (keyof Form)[] }

/**
 * What two windows made of the same thing, field by field, and the fields that both changed in different ways.
 *
 * @param comparable leaves out what is of one window alone
 */
export function mergeFields<Form extends object>(
  { base, mine, theirs }: Versions<Form>,
  comparable: (form: Form) => Form = (form) => form,
): Merged<Form> {
  const [was, own, other] = [comparable(base), comparable(mine), comparable(theirs)]
  const keys = Object.keys(mine) as (keyof Form)[]
  const isOwn = (key: keyof Form) => !sameJson(was[key], own[key])
  const isOther = (key: keyof Form) => !sameJson(was[key], other[key])
  const kept = Object.fromEntries(keys.filter(isOwn).map((key) => [key, mine[key]]))
  return {
    form: { ...theirs, ...kept },
    conflicts: keys.filter((key) => isOwn(key) && isOther(key) && !sameJson(own[key], other[key])),
  }
}
