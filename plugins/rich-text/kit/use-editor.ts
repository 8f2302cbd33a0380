import type { LexicalEditor } from 'lexical'
import { use, useCallback, useState } from 'react'
import {
  createRichTextEditor,
  registerBehaviour,
} from '@/plugins/rich-text/kit/create-rich-text-editor'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { latersIn, loadLater, onGrowth } from '@/plugins/rich-text/kit/later'
import { pasteLater } from '@/plugins/rich-text/kit/paste-later'

type Held = {
  editor: LexicalEditor
  /** Those offered, and what was loaded of them by now. */
  features: readonly RichTextFeature[]
  /** Starts their behaviour. Answers what ends it. */
  begin: () => () => void
}

/** An editor that knows what its text holds from the start, and learns what is put in. May suspend. */
export function useEditor(initial: string, offered: readonly RichTextFeature[]): Held {
  const [laters] = useState(() => latersIn(JSON.parse(initial), offered))
  const present = laters.map((later) => use(loadLater(later)))
  const [editor] = useState(() => createRichTextEditor(initial, [...offered, ...present]))
  const [features, setFeatures] = useState(() => [...offered, ...present])
  const [first] = useState(features)

  const begin = useCallback(() => {
    const stops = [registerBehaviour(editor, first), pasteLater(editor, first)]
    stops.push(
      onGrowth(editor, (feature) => {
        stops.push(feature.register?.(editor) ?? (() => {}))
        setFeatures((known) => [...known, feature])
      }),
    )
    return () => {
      for (const stop of stops) {
        stop()
      }
    }
  }, [editor, first])

  return { editor, features, begin }
}
