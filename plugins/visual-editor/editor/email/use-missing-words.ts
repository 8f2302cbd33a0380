import { useEffect } from 'react'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { missingIn } from '@/plugins/visual-editor/editor/email/missing-words'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/owner-messages'

/** Says at once when words are gone that the email cannot do without, with the way back. */
export function useMissingWords(
  { blocks, engine, commands }: Pick<BuilderContext, 'blocks' | 'engine' | 'commands'>,
  required: readonly VariableName[],
): void {
  useEffect(() => {
    let lacked = missingIn(engine.document(), required, blocks)
    return engine.watch(engine.document, () => {
      const missing = missingIn(engine.document(), required, blocks)
      const lost = missing.find((name) => !lacked.includes(name))
      lacked = missing
      if (lost) {
        commands.tellDone(ownerMessages.emails.needs(labelOfVariable(lost)))
      }
    })
  }, [blocks, engine, commands, required])
}
