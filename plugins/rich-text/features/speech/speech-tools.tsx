import { Mic, Volume2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  canDictate,
  canReadAloud,
  readHighlight,
} from '@/plugins/rich-text/features/speech/can-speak'
import { LanguageSelect } from '@/plugins/rich-text/features/speech/language-select'
import { rememberedLanguage, rememberLanguage } from '@/plugins/rich-text/features/speech/languages'
import styles from '@/plugins/rich-text/features/speech/speech.module.css'
import { whileLoaded } from '@/plugins/rich-text/features/speech/while-loaded'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { type RichTextHost, useRichTextHost } from '@/plugins/rich-text/kit/host'
import toolbar from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

const { dictation, notLoaded } = ownerMessages.richText

/** Reading aloud and writing by voice, where the browser can. */
export function SpeechTools(props: WritingProps) {
  const [language, setLanguage] = useState(rememberedLanguage)
  const choose = (tag: string) => {
    setLanguage(tag)
    rememberLanguage(tag)
  }
  const reads = canReadAloud()
  const listens = canDictate()
  return (
    <>
      {reads && <ReadAloud {...props} language={language} />}
      {listens && <Dictate {...props} language={language} />}
      {(reads || listens) && (
        <LanguageSelect editor={props.editor} value={language} onChange={choose} />
      )}
    </>
  )
}

type SpeechProps = WritingProps & { language: string }

function ReadAloud({ element, language }: SpeechProps) {
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
        onClick={() => setOn(!isOn)}
      >
        <Volume2 size={18} aria-hidden />
      </button>
      {isOn && (
        <style>{`::highlight(${readHighlight}){background-color:#ffd54a;color:#1a1a1a}`}</style>
      )}
    </>
  )
}

function Dictate({ editor, language }: SpeechProps) {
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
        onClick={() => setOn(!isOn)}
      >
        <Mic size={18} aria-hidden />
      </button>
      {heard !== '' && <Heard text={heard} />}
    </>
  )
}

/** What was heard, over everything else. */
function Heard({ text }: { text: string }) {
  const place = useRef<HTMLOutputElement>(null)
  useLayoutEffect(() => place.current?.showPopover?.(), [])
  return (
    <output ref={place} popover="manual" className={styles.heard}>
      {text}
    </output>
  )
}
