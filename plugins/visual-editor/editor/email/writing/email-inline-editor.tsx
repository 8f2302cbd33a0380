import { useMemo, useRef } from 'react'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/inline-editor'
import { type InsertVariable, useEmail } from '@/plugins/visual-editor/editor/email/email-context'
import { staysIn } from '@/plugins/visual-editor/editor/email/missing-words'
import { withChips, withoutChips } from '@/plugins/visual-editor/editor/email/writing/chips'
import { mailFeatures } from '@/plugins/visual-editor/editor/email/writing/mail-features'
import { variablesFeature } from '@/plugins/visual-editor/editor/email/writing/variables-feature'
import { labelOfVariable } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/owner-messages'

/** Writes in the words of an email: with variables, without what mail programs cannot show. */
export function EmailInlineEditor({ initial, onCommit, ...props }: InlineEditorProps) {
  const { variables, required, target } = useEmail()
  const { blocks, commands, engine, ui } = useBuilder()
  const known = useRef(new Set<string>(variables)).current
  const opened = useRef(JSON.stringify(withChips(JSON.parse(initial), known))).current
  const own = useRef<InsertVariable | null>(null)
  const features = useMemo(
    () => [
      ...mailFeatures,
      variablesFeature({
        known,
        mustStay: (name) =>
          staysIn(ui.getState().writing?.id ?? '', engine.document(), required, blocks).some(
            (needed) => needed === name,
          ),
        onKept: (name) => commands.tell(ownerMessages.emails.neededHere(labelOfVariable(name))),
        onOpen: (insert) => {
          // Somebody may be in the subject by the time the words close.
          if (insert || target.insert === own.current) {
            target.insert = insert
          }
          own.current = insert
        },
      }),
    ],
    [known, target, required, blocks, commands, engine, ui],
  )
  return (
    <InlineEditor
      {...props}
      initial={opened}
      // Mails are made of tables: the words are in the cell, not in the block's outer element.
      findElement={() => props.findElement()?.querySelector('td') ?? null}
      features={features}
      onCommit={(doc) => onCommit(doc && withoutChips(doc))}
    />
  )
}
