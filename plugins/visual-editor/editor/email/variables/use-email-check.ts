import { useState } from 'react'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { layoutOf } from '@/plugins/visual-editor/editor/email/email-document'
import type { PublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import { unfinishedBlocks } from '@/plugins/visual-editor/publish-check/unfinished-blocks'

/** Asks the artist before an email goes its way with something in it that people could do nothing with. */
export function useEmailCheck() {
  const { blocks, engine, typed } = useBuilder()
  const [check, setCheck] = useState<PublishCheck | null>(null)

  const ask = (action: string, goOn: () => void) => {
    typed.commit?.()
    const found = unfinishedBlocks({
      document: layoutOf(engine.document()),
      blocks: definitionsOf(blocks),
    })
    if (found.length === 0) {
      goOn()
      return
    }
    const close = () => setCheck(null)
    setCheck({
      found,
      action,
      goOn: () => {
        close()
        goOn()
      },
      close,
    })
  }
  return { check, ask }
}
