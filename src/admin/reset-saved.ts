import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { sameJson } from '@/src/core/json'

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'getValues' | 'reset' | 'setValue'
>

/**
 * After a save a form begins with what is stored; what was typed since it was sent stays to be saved.
 *
 * @param sent a copy where values are lists or objects: the form goes on writing into its own
 */
export function resetSaved<Values extends FieldValues>(
  { getValues, reset, setValue }: Form<Values>,
  { sent, stored }: { sent: Values; stored: Values },
): void {
  const now = getValues()
  reset(stored as DefaultValues<Values>)
  for (const field of Object.keys(now)) {
    if (!sameJson(now[field], sent[field])) {
      setValue(field as Path<Values>, now[field], { shouldDirty: true })
    }
  }
}
