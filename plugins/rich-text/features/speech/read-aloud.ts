import { readHighlight } from '@/plugins/rich-text/features/speech/can-speak'
import { wordsOf } from '@/plugins/rich-text/features/speech/words-of'

type Options = {
  /** The element that holds the words. */
  element: HTMLElement
  /** When everything was read, or the browser gave up. */
  onEnd: () => void
}

/**
 * Reads the selected words; where none are selected, from the line with the caret to the end. What
 * is being read is marked.
 *
 * @returns stops it
 */
export function readAloud({ element, onEnd }: Options): () => void {
  const { speechSynthesis } = window
  const waiting = passagesOf(element)
  let isStopped = false

  const stop = () => {
    isStopped = true
    speechSynthesis.cancel()
    mark(null)
    removeEventListener('pagehide', stop)
  }
  const next = () => {
    const passage = isStopped ? undefined : waiting.shift()
    if (!passage) {
      if (!isStopped) {
        stop()
        onEnd()
      }
      return
    }
    const utterance = new SpeechSynthesisUtterance(passage.text)
    utterance.lang = document.documentElement.lang
    utterance.onstart = () => mark(passage.range(0, passage.text.length))
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name === 'word') {
        const length = charLength || wordLength(passage.text, charIndex)
        mark(passage.range(charIndex, charIndex + length))
      }
    }
    utterance.onend = next
    utterance.onerror = next
    speechSynthesis.speak(utterance)
  }

  // Something may still wait there from another page of this site.
  speechSynthesis.cancel()
  addEventListener('pagehide', stop)
  next()
  return stop
}

function passagesOf(element: HTMLElement) {
  const selection = document.getSelection()
  const range =
    selection?.rangeCount && element.contains(selection.anchorNode) ? selection.getRangeAt(0) : null
  const lines = [...element.children]
  const chosen =
    range && !range.collapsed
      ? lines.filter((line) => range.intersectsNode(line)).map((line) => wordsOf(line, range))
      : lines
          .slice(
            Math.max(
              lines.findIndex((line) => line.contains(range?.startContainer ?? null)),
              0,
            ),
          )
          .map((line) => wordsOf(line))
  return chosen.filter(({ text }) => text.trim() !== '')
}

function mark(range: Range | null): void {
  if (!('highlights' in CSS)) {
    return
  }
  if (range) {
    CSS.highlights.set(readHighlight, new Highlight(range))
  } else {
    CSS.highlights.delete(readHighlight)
  }
}

const wordLength = (text: string, from: number) => /^\S+/.exec(text.slice(from))?.[0].length ?? 1
