import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { type DragSession, openSession } from '@/plugins/visual-editor/editor/drag/drag-session'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'

const thresholdPx = 4

type PressEvent = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId'>

/**
 * Follows a press on something draggable: moved a few pixels it is a drag, let go before that it is
 * a click and nothing happens here. Let go over the page or the list of layers, the block lands on
 * the drop line. Escape, a second finger, a lost pointer, leaving the window or a place outside
 * leave everything as it was.
 */
export function startDrag(event: PressEvent, source: DragSource, builder: BuilderContext): void {
  const { commands } = builder
  const isHeld = source.kind === 'move' && !commands.permissions(source.id).canMove
  if (event.button !== 0 || isHeld) {
    return
  }
  const start: Point = { x: event.clientX, y: event.clientY }
  const listening = new AbortController()
  let session: DragSession | null = null

  const end = () => {
    listening.abort()
    session?.end()
    session = null
  }
  const giveUp = () => {
    if (session) {
      swallowNextClick()
      end()
      commands.announce('Put back')
    }
    end()
  }
  const isOurs = (pointer: PointerEvent) => pointer.pointerId === event.pointerId
  const options = { capture: true, signal: listening.signal }

  window.addEventListener(
    'pointermove',
    (move) => {
      const point: Point = { x: move.clientX, y: move.clientY }
      if (!isOurs(move)) {
        return
      }
      // The button was let go where no event reaches us.
      if (move.buttons === 0) {
        giveUp()
        return
      }
      if (!session && Math.hypot(point.x - start.x, point.y - start.y) < thresholdPx) {
        return
      }
      session ??= openSession(source, start, builder, giveUp)
      if (session) {
        session.moveTo(point)
      } else {
        end()
      }
    },
    options,
  )
  window.addEventListener(
    'pointerup',
    (up) => {
      if (!isOurs(up)) {
        return
      }
      session?.moveTo({ x: up.clientX, y: up.clientY })
      const target = session?.target() ?? null
      if (!target) {
        giveUp()
        return
      }
      swallowNextClick()
      end()
      commands.drop(source, target)
    },
    options,
  )
  window.addEventListener('pointerdown', (other) => !isOurs(other) && giveUp(), options)
  window.addEventListener('pointercancel', (cancel) => isOurs(cancel) && giveUp(), options)
  // Not in the capture phase, where elements inside that lose the focus are heard too.
  window.addEventListener('blur', giveUp, { signal: listening.signal })
  window.addEventListener(
    'keydown',
    (key) => {
      if (session) {
        key.preventDefault()
        key.stopImmediatePropagation()
        if (key.key === 'Escape') {
          giveUp()
        }
      }
    },
    options,
  )
}

/** The browser still sends a click after a drag; it must not select or open anything. */
function swallowNextClick(): void {
  const swallow = (click: MouseEvent) => {
    // A key on a button clicks as well.
    const isOfPointer = click.detail > 0
    if (isOfPointer) {
      click.preventDefault()
      click.stopPropagation()
      stop()
    }
  }
  const stop = () => window.removeEventListener('click', swallow, { capture: true })
  window.addEventListener('click', swallow, { capture: true })
  // A press given up while the button is down sends its click when the button comes up.
  window.addEventListener('pointerup', () => setTimeout(stop, 0), { capture: true, once: true })
  window.addEventListener('pointerdown', stop, { capture: true, once: true })
}
