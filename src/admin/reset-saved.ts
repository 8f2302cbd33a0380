import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'getValues' | 'reset' | 'setValue'
>

/** After a save a form begins with what is stored; what was typed since it was sent stays to be saved. */
export function resetSaved<Values extends FieldValues>(
  { getValues, reset, setValue }: Form<Values>,
  { sent, stored }: { sent: Values; stored: Values },
): void {
  const now = getValues()
  reset(stored as DefaultValues<Values>)
  for (const field of Object.keys(now)) {
    if (now[field] !== sent[field]) {
      setValue(field as Path<Values>, now[field], { shouldDirty: true })
    }
  }
}
