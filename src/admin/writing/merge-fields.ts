import { sameJson } from '@/src/core/json'

export type Versions<Form> = { base: Form; mine: Form; theirs: Form }
export type Merged<Form> = {
  form: Form
  /** Fields that both changed in different ways. */
  conflicts: (keyof Form & string)[]
  /** Fields that have another value elsewhere than here, as they were changed there. */
  elsewhere: (keyof Form & string)[]
}

/**
 * What two windows made of the same thing, field by field.
 *
 * @param comparable leaves out what is of one window alone
 */
export function mergeFields<Form extends object>(
  { base, mine, theirs }: Versions<Form>,
  comparable: (form: Form) => Form = (form) => form,
): Merged<Form> {
  const [was, own, other] = [comparable(base), comparable(mine), comparable(theirs)]
  const keys = Object.keys(mine) as (keyof Form & string)[]
  const isOwn = (key: keyof Form) => !sameJson(was[key], own[key])
  const isOther = (key: keyof Form) => !sameJson(was[key], other[key])
  const kept = Object.fromEntries(keys.filter(isOwn).map((key) => [key, mine[key]]))
  const elsewhere = keys.filter((key) => isOther(key) && !sameJson(own[key], other[key]))
  return { form: { ...theirs, ...kept }, conflicts: elsewhere.filter(isOwn), elsewhere }
}
