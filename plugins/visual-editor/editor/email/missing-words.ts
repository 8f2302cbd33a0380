import { type BlockRegistry, definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { layoutOf } from '@/plugins/visual-editor/editor/email/email-document'
import { missingVariables } from '@/src/core/email/check-template'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/owner-messages'
import type { PageDocument } from '@/src/core/page-document/schema'
import { emptyRichText } from '@/src/core/rich-text'

/** What an email cannot do without and lacks now. The subject does not count: nobody can press it. */
export function missingIn(
  document: PageDocument,
  required: readonly VariableName[],
  blocks: BlockRegistry,
): VariableName[] {
  return missingVariables({ required }, layoutOf(document), definitionsOf(blocks))
}

/** What the email needs and has nowhere but in the words of one block. */
export function staysIn(
  id: string,
  document: PageDocument,
  required: readonly VariableName[],
  blocks: BlockRegistry,
): VariableName[] {
  const { [id]: block, ...others } = document.nodes
  const prop = blocks.get(block?.type ?? '')?.editor.richTextProp
  if (!block || !prop) {
    return []
  }
  const wordless = { ...block, props: { ...block.props, [prop]: emptyRichText() } }
  return missingIn(
    { ...document, nodes: { ...others, [id]: wordless } } as PageDocument,
    required,
    blocks,
  )
}

/** Why something may not be taken away; null when nothing is lost that the email needs. */
export function lossOf(required: readonly VariableName[], blocks: BlockRegistry) {
  return (before: PageDocument, after: PageDocument): string | null => {
    const lacked = missingIn(before, required, blocks)
    const lost = missingIn(after, required, blocks).find((name) => !lacked.includes(name))
    return lost ? ownerMessages.emails.neededHere(labelOfVariable(lost)) : null
  }
}
