import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readKept, writeKept } from '@/src/admin/kept-in-tab'
import { sameJson } from '@/src/core/json'

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'setValue' | 'subscribe'
>

type Typed = readonly (readonly [field: string, value: unknown])[]

/**
 * Keeps what is typed into a form in this tab, over a reload and a lost connection, until it is saved.
 *
 * @returns forgets it, for a form that closes when it was sent
 */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  { setValue, subscribe }: Form<Values>,
): () => void {
  useEffect(() => {
    const kept = readKept<Typed>(name) ?? []
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const typed = Object.entries(values).filter(
          ([field, value]) => !sameJson(value, defaultValues?.[field]),
        )
        writeKept(name, typed.length > 0 ? typed : null)
      },
    })
    for (const [field, value] of Array.isArray(kept) ? kept : []) {
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    }
    return stop
  }, [name, setValue, subscribe])
  return () => writeKept(name, null)
}
