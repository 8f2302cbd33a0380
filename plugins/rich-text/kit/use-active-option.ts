import { useState } from 'react'

/**
 * The option that Enter takes: the first one of every new list, then as the arrows go.
 *
 * @param listKey changes with the list, like what was typed to filter it
 * @param start index in the list it opens with
 */
export function useActiveOption<Option>(options: readonly Option[], listKey: string, start = 0) {
  const [state, setState] = useState({ listKey, index: Math.max(start, 0) })
  const index = state.listKey === listKey ? Math.min(state.index, options.length - 1) : 0
  const setIndex = (next: number) => setState({ listKey, index: next })
  return {
    index,
    setIndex,
    option: options[index],
    /** Past the last comes the first. */
    move: (step: number) => {
      if (options.length > 0) {
        setIndex((index + step + options.length) % options.length)
      }
    },
  }
}
