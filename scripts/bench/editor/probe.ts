/** Runs in the browser before anything else of the page. */
export type EditorProbe = {
  /** When all blocks were drawn and the browser was free again, on the page's clock. */
  readyAtMs: number
  /** What the handlers of one move of the pointer took together. */
  moveMs: number[]
  /** Keys that took longer than a frame to be painted: the browser's own figures, in steps of 8. */
  slowKeyMs: number[]
}

declare global {
  interface Window {
    editorProbe: EditorProbe
  }
}

type Wanted = {
  /** Matches one block each. */
  block: string
  blocks: number
}

/** Notes when as many blocks as wanted are drawn, and times what follows pointer and keys. */
export function installEditorProbe({ block, blocks }: Wanted): void {
  const probe: EditorProbe = { readyAtMs: 0, moveMs: [], slowKeyMs: [] }
  window.editorProbe = probe

  const look = () => {
    if (document.querySelectorAll(block).length < blocks) {
      requestAnimationFrame(look)
      return
    }
    // The task after the next frame: the blocks are on the screen and the browser is free again.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        probe.readyAtMs = performance.now()
      }
      port2.postMessage(null)
    })
  }
  requestAnimationFrame(look)

  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') {
        probe.slowKeyMs.push(duration)
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  const timedTypes = new Set([
    'pointermove',
    'mousemove',
    'dragover',
    'pointerover',
    'mouseover',
    'dragenter',
    'drag',
  ])
  const wrappers = new WeakMap<object, EventListener>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  // One move of the pointer is several events, all in one task.
  let inTaskMs: number | null = null
  const count = (ms: number) => {
    if (inTaskMs === null) {
      setTimeout(() => {
        probe.moveMs.push(inTaskMs ?? 0)
        inTaskMs = null
      })
    }
    inTaskMs = (inTaskMs ?? 0) + ms
  }
  const timed = (listener: EventListenerOrEventListenerObject): EventListener => {
    const known = wrappers.get(listener)
    if (known) {
      return known
    }
    const wrapper = function (this: EventTarget, event: Event) {
      const beganAtMs = performance.now()
      if (typeof listener === 'function') {
        listener.call(this, event)
      } else {
        listener.handleEvent(event)
      }
      count(performance.now() - beganAtMs)
    }
    wrappers.set(listener, wrapper)
    return wrapper
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(
      this,
      type,
      listener && timedTypes.has(type) ? timed(listener) : listener,
      options,
    )
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const given = listener && timedTypes.has(type) ? (wrappers.get(listener) ?? listener) : listener
    removeEventListener.call(this, type, given, options)
  }
}
