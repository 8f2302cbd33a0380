import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'setValue' | 'subscribe'
>

/** Keeps what is typed into a form in this tab, over a reload and a lost connection, until it is saved. */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  { setValue, subscribe }: Form<Values>,
): void {
  useEffect(() => {
    const kept = read(name)
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const typed = Object.entries(values).filter(
          ([field, value]) => value !== defaultValues?.[field],
        )
        write(name, typed)
      },
    })
    for (const [field, value] of kept) {
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    }
    return stop
  }, [name, setValue, subscribe])
}

type Typed = readonly (readonly [field: string, value: unknown])[]

function read(name: string): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function write(name: string, typed: Typed): void {
  try {
    if (typed.length > 0) {
      sessionStorage.setItem(name, JSON.stringify(typed))
    } else {
      sessionStorage.removeItem(name)
    }
  } catch {
    // Where nothing may be stored, it is as good as the tab.
  }
}
