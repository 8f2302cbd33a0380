import { createContext, useCallback, useContext, useId } from 'react'

type Commits = Map<string, () => void>

/** By field: passes on what is typed in it but not yet passed on. */
const Context = createContext<Commits | null>(null)
export const PendingInputProvider = Context.Provider

/** Has the words of a field passed on before its screen is left; elsewhere it does nothing. */
export function usePendingInput(): (commit: (() => void) | null) => void {
  const commits = useContext(Context)
  const id = useId()
  return useCallback(
    (commit) => {
      if (commit) {
        commits?.set(id, commit)
      } else {
        commits?.delete(id)
      }
    },
    [commits, id],
  )
}
