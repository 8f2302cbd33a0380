import { useEffect } from 'react'

/** Screen readers hear the option that the arrows reach, though the caret stays in the words. */
export function useActiveDescendant(
  element: HTMLElement,
  active: string | null,
  list: string,
): void {
  useEffect(() => {
    if (active === null) {
      return
    }
    element.setAttribute('aria-controls', list)
    element.setAttribute('aria-activedescendant', active)
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [element, active, list])
}
