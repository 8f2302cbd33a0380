import { useMemo, useRef } from 'react'
import { emoji } from '@/plugins/rich-text/features/emoji'
import { links } from '@/plugins/rich-text/features/links'
import { lists } from '@/plugins/rich-text/features/lists'
import { rules } from '@/plugins/rich-text/features/rules'
import { speech } from '@/plugins/rich-text/features/speech'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/inline-editor'
import { type InsertVariable, useEmail } from '@/plugins/visual-editor/editor/email/email-context'
import { withChips, withoutChips } from '@/plugins/visual-editor/editor/email/writing/chips'
import { variablesFeature } from '@/plugins/visual-editor/editor/email/writing/variables-feature'

/** What mail programs can show of all that can be done with words. */
const mailFeatures = [lists, links, rules, emoji, speech]

/** Writes in the words of an email: with variables, without what mail programs cannot show. */
export function EmailInlineEditor({ initial, onCommit, ...props }: InlineEditorProps) {
  const { variables, target } = useEmail()
  const known = useRef(new Set<string>(variables)).current
  const opened = useRef(JSON.stringify(withChips(JSON.parse(initial), known))).current
  const own = useRef<InsertVariable | null>(null)
  const features = useMemo(
    () => [
      ...mailFeatures,
      variablesFeature({
        known,
        onOpen: (insert) => {
          // Somebody may be in the subject by the time the words close.
          if (insert || target.insert === own.current) {
            target.insert = insert
          }
          own.current = insert
        },
      }),
    ],
    [known, target],
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
