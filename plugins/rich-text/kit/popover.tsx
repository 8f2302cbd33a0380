import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react'
import { type Box, placeBeside } from '@/plugins/rich-text/kit/place-beside'
import { placeClearOf } from '@/plugins/rich-text/kit/place-clear-of'
import styles from '@/plugins/rich-text/kit/popover.module.css'
import { visibleBox } from '@/plugins/rich-text/kit/visible-box'

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
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef({ anchor, avoid, onClose })
  latest.current = { anchor, avoid, onClose }
  usePlace(panel, latest)

  useLayoutEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const at = latest.current.anchor()
      const isOwn = (element: Element | null) => element?.contains(target as Node) === true
      if (!isOwn(panel.current) && !(at instanceof Element && isOwn(at))) {
        latest.current.onClose()
      }
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role comes from who uses it
    <div
      {...rest}
      ref={panel}
      popover="manual"
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

function usePlace(
  panel: RefObject<HTMLDivElement | null>,
  latest: RefObject<{ anchor: Props['anchor']; avoid: Props['avoid'] }>,
): void {
  useLayoutEffect(() => {
    let frame = 0
    const element = panel.current
    const tools = latest.current.avoid?.() ?? null
    const place = () => {
      frame = 0
      const at = latest.current.anchor()
      if (element && at) {
        element.style.maxHeight = ''
        const { width, height } = element.getBoundingClientRect()
        const box = at instanceof Element ? at.getBoundingClientRect() : at
        const size = { width, height }
        const { left, top, maxHeight } = tools
          ? placeClearOf(tools.getBoundingClientRect(), size, box, visibleBox())
          : placeBeside(size, box, visibleBox())
        Object.assign(element.style, {
          left: `${left}px`,
          top: `${top}px`,
          // Its style sheet says how high it may be; nothing here may make it higher than it was measured.
          maxHeight: maxHeight === null ? '' : `${maxHeight}px`,
        })
      }
    }
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place)
    }
    element?.showPopover?.()
    place()
    // Until it shows, nothing in it can be focused.
    element?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    const resizes = new ResizeObserver(placeSoon)
    if (element) {
      resizes.observe(element)
    }
    const moves = new MutationObserver(placeSoon)
    if (tools) {
      moves.observe(tools, { attributeFilter: ['style'] })
    }
    // Its own list scrolls without moving it.
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && element?.contains(target))) {
        placeSoon()
      }
    }
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', placeSoon)
    visualViewport?.addEventListener('resize', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      resizes.disconnect()
      moves.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', placeSoon)
      visualViewport?.removeEventListener('resize', placeSoon)
    }
  }, [panel, latest])
}
