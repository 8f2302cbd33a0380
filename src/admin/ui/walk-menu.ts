import type { KeyboardEvent } from 'react'

/** What can be chosen in a menu, in order. */
export function enabledItems(menu: HTMLElement | null): HTMLButtonElement[] {
  return [...(menu?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled)
}

/** For `onKeyDown` of a menu: arrows, Home and End walk through it. */
export function walkMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = enabledItems(event.currentTarget)
  const index = items.indexOf(document.activeElement as HTMLButtonElement)
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1 + items.length,
    Home: 0,
    End: items.length - 1,
  }
  const target = targets[event.key]
  if (target !== undefined) {
    event.preventDefault()
    items[target % items.length]?.focus()
  }
}
