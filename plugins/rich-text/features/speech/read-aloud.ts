import { readHighlight } from '@/plugins/rich-text/features/speech/can-speak'
import { rememberedLanguage } from '@/plugins/rich-text/features/speech/languages'
import { passagesOf } from '@/plugins/rich-text/features/speech/passages-of'

type Options = {
  /** The element that holds the words. */
  element: HTMLElement
  /** As in `lang` of HTML; the one that is remembered unless given. */
  language: string | undefined
  /** When everything was read, or the browser gave up. */
  onEnd: () => void
}

/**
 * Reads the selected words; where none are selected, those of the block with the caret. What is being
 * read is marked.
 *
 * @returns stops it
 */
export function readAloud({
  element,
  language = rememberedLanguage(),
  onEnd,
}: Options): () => void {
  const { speechSynthesis } = window
  const waiting = passagesOf(element, document.getSelection())
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
    utterance.lang = language
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
