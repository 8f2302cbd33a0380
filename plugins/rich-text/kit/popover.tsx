import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import type { Box } from '@/plugins/rich-text/kit/host'
import styles from '@/plugins/rich-text/kit/popover.module.css'
import { usePopover } from '@/src/ui/popover/use-popover.client'

type Props = HTMLAttributes<HTMLDivElement> & {
  /** What it stands at; asked again whenever something moved. */
  anchor: () => Element | Box | null
  /** Tools that it stays beside for long, and never covers. */
  avoid?: () => Element | null
  /** Pressed elsewhere, or Escape in it. */
  onClose: () => void
}

/**
 * A menu or panel over everything else, beside its anchor, for as long as it is there. What is
 * marked `data-first` in it takes the keyboard.
 */
export function Popover({ anchor, avoid, onClose, onKeyDown, className = '', ...rest }: Props) {
  const latest = useRef({ anchor, onClose })
  latest.current = { anchor, onClose }
  const panel = usePopover<HTMLDivElement>(
    () => {
      const at = anchor()
      // A box moves with what it is in, as a caret with the words that have the keyboard.
      return at instanceof Element || at === null
        ? at
        : { getBoundingClientRect: () => rectOf(latest.current.anchor() ?? at), contextElement }
    },
    'bottom-start',
    avoid,
  )
  const contextElement = document.activeElement ?? document.body

  useLayoutEffect(() => {
    // Until it shows, nothing in it can be focused.
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    const onPointerDown = ({ target }: PointerEvent) => {
      const at = latest.current.anchor()
      const isOwn = (element: Element | null) => element?.contains(target as Node) === true
      if (!isOwn(panel.current) && !(at instanceof Element && isOwn(at))) {
        latest.current.onClose()
      }
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [panel])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role comes from who uses it
    <div
      {...rest}
      ref={panel}
      className={`${styles.popover} ${className}`}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Escape' && !event.isDefaultPrevented()) {
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }
      }}
    />
  )
}

function rectOf(at: Element | Box): DOMRect {
  return at instanceof Element
    ? at.getBoundingClientRect()
    : new DOMRect(at.left, at.top, at.right - at.left, at.bottom - at.top)
}
