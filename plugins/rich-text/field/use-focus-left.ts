import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Calls when the keyboard goes elsewhere, as long as somebody writes. What is drawn from inside belongs to it
 * wherever it stands in the document: drawers, menus. So does a window over the page that was opened from inside.
 * Pressing nothing, as when the browser's window is left, goes nowhere.
 *
 * @returns for `onFocus` of the frame: React tells it of everything that is drawn from inside
 */
export function useFocusLeft(
  frame: RefObject<HTMLElement | null>,
  isWriting: boolean,
  onLeft: () => void,
): (event: FocusEvent) => void {
  const inside = useRef<Event | null>(null)
  const latest = useRef(onLeft)
  latest.current = onLeft

  useEffect(() => {
    if (!isWriting) {
      return
    }
    const onFocusIn = (event: Event) => {
      const { target } = event
      // React hears nothing while it takes a dialog away, which gives the keyboard back to what is inside.
      const isInside =
        event === inside.current || (target instanceof Node && frame.current?.contains(target))
      if (!isInside && !isOver(frame.current, target)) {
        latest.current()
      }
    }
    // The window hears of it after React.
    window.addEventListener('focusin', onFocusIn)
    return () => window.removeEventListener('focusin', onFocusIn)
  }, [frame, isWriting])

  return ({ nativeEvent }) => {
    inside.current = nativeEvent
  }
}

/** Whether something stands in a window that is open over this element. */
function isOver(element: HTMLElement | null, target: EventTarget | null): boolean {
  const over = target instanceof Element ? target.closest('dialog, [aria-modal="true"]') : null
  return over?.contains(element) === false
}
