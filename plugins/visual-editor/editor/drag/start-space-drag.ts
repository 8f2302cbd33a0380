type PressEvent = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId'>

type Handlers = {
  /** Pixels of the window since the press, at most once per frame. */
  onMove: (dx: number, dy: number) => void
  onKeep: () => void
  onGiveUp: () => void
}

/**
 * Follows a press on a spacing handle until it is let go. Escape, a second finger, a lost pointer
 * and leaving the window give it up.
 */
export function startSpaceDrag(event: PressEvent, { onMove, onKeep, onGiveUp }: Handlers): void {
  if (event.button !== 0) {
    return
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let last = { dx: 0, dy: 0 }
  let frame = 0
  const isOurs = (pointer: PointerEvent) => pointer.pointerId === event.pointerId
  const end = (finish: () => void) => {
    cancelAnimationFrame(frame)
    listening.abort()
    finish()
  }
  const flush = () => {
    frame = 0
    onMove(last.dx, last.dy)
  }

  window.addEventListener(
    'pointermove',
    (move) => {
      if (isOurs(move)) {
        last = { dx: move.clientX - event.clientX, dy: move.clientY - event.clientY }
        frame ||= requestAnimationFrame(flush)
      }
    },
    options,
  )
  window.addEventListener(
    'pointerup',
    (up) => {
      if (isOurs(up)) {
        flush()
        end(onKeep)
      }
    },
    options,
  )
  window.addEventListener('pointerdown', (other) => !isOurs(other) && end(onGiveUp), options)
  window.addEventListener('pointercancel', (cancel) => isOurs(cancel) && end(onGiveUp), options)
  window.addEventListener('blur', () => end(onGiveUp), { signal: listening.signal })
  window.addEventListener(
    'keydown',
    (key) => {
      key.preventDefault()
      key.stopImmediatePropagation()
      if (key.key === 'Escape') {
        end(onGiveUp)
      }
    },
    options,
  )
}
