import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * One stop for Tab in a toolbar; arrows, Home and End walk through it. Also for what others put in,
 * so it goes by the document.
 */
export function useRoving(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const last = useRef<HTMLElement | null>(null)

  // After every drawing: tools come and go.
  useLayoutEffect(() => {
    const tools = toolsIn(bar.current)
    const current = last.current && tools.includes(last.current) ? last.current : tools[0]
    for (const tool of tools) {
      tool.tabIndex = tool === current ? 0 : -1
    }
  })

  return (event) => {
    const tools = toolsIn(bar.current)
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !tools.includes(target) || isInText(target, key)) {
      return
    }
    const index = tools.indexOf(target)
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tools.length,
      ArrowLeft: (index - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }
    const next = tools[targets[key] ?? -1]
    if (next) {
      event.preventDefault()
      target.tabIndex = -1
      next.tabIndex = 0
      last.current = next
      next.focus()
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }
}

/** The tool that has the keyboard first. */
export function focusTools(bar: HTMLElement | null): void {
  toolsIn(bar)
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus()
}

function toolsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('button, select, input') ?? [])].filter(
    (tool) => !tool.matches(':disabled') && !tool.closest('[popover], dialog'),
  )
}

/** In a field the arrows walk through what is written, until its end. */
function isInText(target: HTMLElement, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) {
    return false
  }
  const { selectionStart, selectionEnd, value } = target
  const isAtEdge =
    key === 'ArrowRight'
      ? selectionStart === value.length
      : key === 'ArrowLeft' && selectionEnd === 0
  return !isAtEdge
}
