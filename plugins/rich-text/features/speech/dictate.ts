import { limits } from '@/src/core/limits'
import type { ownerMessages } from '@/src/core/messages/owner-messages'

/** The part of the browser's speech recognition that is used; TypeScript does not know it. */
type Recognition = {
  continuous: boolean
  interimResults: boolean
  lang: string
  start: () => void
  abort: () => void
  onresult: ((event: Heard) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}

type Heard = {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>
}

type RecognitionWindow = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

function recognitionOf(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as RecognitionWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

type Options = {
  /** As in `lang` of HTML. */
  language: string
  /** `isFinal` when it will not change any more. */
  onHeard: (text: string, isFinal: boolean) => void
  onFailed: (reason: DictationFailure) => void
}

/** Why nothing is written any more; words for each are in `owner-messages.ts`. */
export type DictationFailure = keyof typeof ownerMessages.richText.dictation

/** What ends it for good, by the browser's names; after anything else it goes on listening. */
const final: ReadonlyMap<string, DictationFailure> = new Map([
  ['not-allowed', 'forbidden'],
  ['service-not-allowed', 'notOffered'],
  ['audio-capture', 'noMicrophone'],
  ['language-not-supported', 'unknownLanguage'],
  ['network', 'unreachable'],
])

/**
 * Listens until it is stopped.
 *
 * @returns stops it
 */
export function dictate({ language, onHeard, onFailed }: Options): () => void {
  const Recognition = recognitionOf()
  if (!Recognition) {
    return () => {}
  }
  const recognition = new Recognition()
  let isOn = true
  let restarts = 0
  const fail = (reason: DictationFailure) => {
    if (isOn) {
      isOn = false
      onFailed(reason)
    }
  }
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = language
  recognition.onresult = ({ resultIndex, results }) => {
    restarts = 0
    for (const result of Array.from(results).slice(resultIndex)) {
      onHeard(result[0].transcript.trim(), result.isFinal)
    }
  }
  recognition.onerror = ({ error }) => {
    const reason = final.get(error)
    if (reason) {
      fail(reason)
    }
  }
  // Browsers end it by themselves after a silence, and some without a word when nobody recognises.
  recognition.onend = () => {
    if (restarts === limits.speech.restartsMax) {
      fail('silent')
    } else if (isOn) {
      restarts += 1
      recognition.start()
    }
  }
  recognition.start()
  return () => {
    isOn = false
    recognition.abort()
  }
}
