import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'

type Writing<Form> = {
  store: StoreApi<{
    form: Form
    problems: Readonly<Record<string, string>>
    elsewhere: readonly string[]
  }>
  change(change: Partial<Form>, step: string): void
}

/** A field of a form that is saved as one writes: its value, how to change it, and what is wrong with it. */
export function useWritingField<Form extends object, Key extends keyof Form & string>(
  writing: Writing<Form>,
  key: Key,
) {
  const value = useStore(writing.store, ({ form }) => form[key])
  const problem = useStore(writing.store, ({ problems }) => problems[key] ?? '')
  const isElsewhere = useStore(writing.store, ({ elsewhere }) => elsewhere.includes(key))
  return {
    value,
    problem,
    /** Another window changed it meanwhile. */
    isElsewhere,
    /** @param step what of it is one step to undo */
    set: (next: Form[Key], step: string = key) =>
      writing.change({ [key]: next } as unknown as Partial<Form>, step),
  }
}
