/** Who has pressed no key for so long is not typing. */
const typingMs = 400

let lastKeyAt = Number.NEGATIVE_INFINITY
let isListening = false
const waiting: (() => void)[] = []

/**
 * Calls after some time, as `setTimeout` does, but never in front of somebody's next letter: while keys are
 * pressed it waits until one is painted, one call for each key. So work of some milliseconds falls into the
 * time between two letters, where nobody feels it.
 *
 * @returns what takes it back
 */
export function callWhenIdle(call: () => void, afterMs: number): () => void {
  listen()
  let cancel = () => {}
  const timer = setTimeout(() => {
    cancel = inNextPause(call)
  }, afterMs)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}

function inNextPause(call: () => void): () => void {
  if (performance.now() - lastKeyAt > typingMs) {
    call()
    return () => {}
  }
  const turn = () => {
    cancel()
    call()
  }
  // Anyone who has stopped typing meanwhile presses no key that it could wait for.
  const timer = setTimeout(turn, typingMs)
  const cancel = () => {
    clearTimeout(timer)
    const at = waiting.indexOf(turn)
    if (at >= 0) {
      waiting.splice(at, 1)
    }
  }
  waiting.push(turn)
  return cancel
}

function listen(): void {
  if (isListening) {
    return
  }
  isListening = true
  window.addEventListener('keydown', noteKey, { capture: true, passive: true })
}

function noteKey(): void {
  lastKeyAt = performance.now()
  if (waiting.length > 0) {
    // The frame that shows the letter comes first.
    requestAnimationFrame(() => setTimeout(() => waiting[0]?.(), 0))
  }
}
