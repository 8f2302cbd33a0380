import { Mic, Volume2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  canDictate,
  canReadAloud,
  readHighlight,
} from '@/plugins/rich-text/features/speech/can-speak'

import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { type RichTextHost, useRichTextHost } from '@/plugins/rich-text/kit/host'
import toolbar from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const { dictation, notLoaded } = ownerMessages.richText

/** Comes with the first use: few want another language than the one of their browser. */
const LanguageSelect = lazy(() =>
  import('@/plugins/rich-text/features/speech/language-select').then((module) => ({
    default: module.LanguageSelect,
  })),
)

const Heard = lazy(() =>
  import('@/plugins/rich-text/features/speech/heard').then((module) => ({ default: module.Heard })),
)

/** Reading aloud and writing by voice, where the browser can. */
export function SpeechTools(props: WritingProps) {
  // As it is remembered, until another one is chosen here.
  const [language, setLanguage] = useState<string>()
  const [isUsed, setUsed] = useState(false)
  const shared = { ...props, language, onUse: () => setUsed(true) }
  return (
    <>
      {canReadAloud() && <ReadAloud {...shared} />}
      {canDictate() && <Dictate {...shared} />}
      {isUsed && (
        <Suspense fallback={null}>
          <LanguageSelect editor={props.editor} onChange={setLanguage} />
        </Suspense>
      )}
    </>
  )
}

type SpeechProps = WritingProps & { language: string | undefined; onUse: () => void }

function ReadAloud({ element, language, onUse }: SpeechProps) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (isOn) {
      return whileLoaded(
        () => import('@/plugins/rich-text/features/speech/read-aloud'),
        ({ readAloud }) => readAloud({ element, language, onEnd: () => setOn(false) }),
        () => setOn(false),
      )
    }
  }, [isOn, element, language])
  return (
    <>
      <button
        type="button"
        className={toolbar.button}
        aria-label="Read aloud"
        title="Read aloud"
        aria-pressed={isOn}
        onClick={() => {
          setOn(!isOn)
          onUse()
        }}
      >
        <Volume2 size={18} aria-hidden />
      </button>
      {isOn && (
        <style>{`::highlight(${readHighlight}){background-color:#ffd54a;color:#1a1a1a}`}</style>
      )}
    </>
  )
}

function Dictate({ editor, language, onUse }: SpeechProps) {
  const [isOn, setOn] = useState(false)
  const [heard, setHeard] = useState('')
  const host = useRef<RichTextHost>({})
  host.current = useRichTextHost()

  useEffect(() => {
    if (isOn) {
      const fail = (message: string) => {
        host.current.tell?.(message)
        setOn(false)
      }
      return whileLoaded(
        () => import('@/plugins/rich-text/features/speech/dictate-into'),
        ({ dictateInto }) =>
          dictateInto(editor, {
            language,
            onHeard: setHeard,
            onFailed: (reason) => fail(dictation[reason]),
          }),
        () => fail(notLoaded),
      )
    }
  }, [isOn, editor, language])

  useEffect(() => {
    if (heard !== '') {
      const timer = setTimeout(() => setHeard(''), limits.speech.overlayMs)
      return () => clearTimeout(timer)
    }
  }, [heard])

  return (
    <>
      <button
        type="button"
        className={toolbar.button}
        aria-label="Write by voice"
        title="Write by voice"
        aria-pressed={isOn}
        onClick={() => {
          setOn(!isOn)
          onUse()
        }}
      >
        <Mic size={18} aria-hidden />
      </button>
      {heard !== '' && (
        <Suspense fallback={null}>
          <Heard text={heard} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Starts something whose code is loaded first. Answers what ends it, at whatever point it is.
 *
 * @param start answers what ends it
 */
function whileLoaded<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
  onFailed: () => void,
): () => void {
  let isOver = false
  let stop = () => {}
  load().then((module) => {
    if (!isOver) {
      stop = start(module)
    }
  }, onFailed)
  return () => {
    isOver = true
    stop()
  }
}
