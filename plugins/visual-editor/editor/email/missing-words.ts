import { type BlockRegistry, definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { layoutOf } from '@/plugins/visual-editor/editor/email/email-document'
import { labelOfVariable } from '@/plugins/visual-editor/editor/email/variable-marks'
import { missingVariables } from '@/src/core/email/check-template'
import type { VariableName } from '@/src/core/email/variables'
import { messages } from '@/src/core/messages'
import type { PageDocument } from '@/src/core/page-document/schema'

/** What an email cannot do without and lacks now. The subject does not count: nobody can press it. */
export function missingIn(
  document: PageDocument,
  required: readonly VariableName[],
  blocks: BlockRegistry,
): VariableName[] {
  return missingVariables({ required }, layoutOf(document), definitionsOf(blocks))
}

/** Why blocks may not be taken away; null when nothing is lost that the email needs. */
export function lossOf(required: readonly VariableName[], blocks: BlockRegistry) {
  return (before: PageDocument, after: PageDocument): string | null => {
    const lacked = missingIn(before, required, blocks)
    const lost = missingIn(after, required, blocks).find((name) => !lacked.includes(name))
    return lost ? messages.emails.neededHere(labelOfVariable(lost)) : null
  }
}
