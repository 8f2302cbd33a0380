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
  /** `isFinal` when it will not change any more. */
  onHeard: (text: string, isFinal: boolean) => void
  /** The browser gave up, or nobody allowed it the microphone. */
  onFailed: (reason: string) => void
}

/** What ends it for good; after anything else it goes on listening. */
const final = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'language-not-supported',
])

/**
 * Listens until it is stopped.
 *
 * @returns stops it
 */
export function dictate({ onHeard, onFailed }: Options): () => void {
  const Recognition = recognitionOf()
  if (!Recognition) {
    return () => {}
  }
  const recognition = new Recognition()
  let isOn = true
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = document.documentElement.lang
  recognition.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      onHeard(result[0].transcript.trim(), result.isFinal)
    }
  }
  recognition.onerror = ({ error }) => {
    if (final.has(error)) {
      isOn = false
      onFailed(error)
    }
  }
  // Browsers end it by themselves after a silence.
  recognition.onend = () => {
    if (isOn) {
      recognition.start()
    }
  }
  recognition.start()
  return () => {
    isOn = false
    recognition.abort()
  }
}
