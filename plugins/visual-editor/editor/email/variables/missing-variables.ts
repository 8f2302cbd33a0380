import { type BlockRegistry, definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { layoutOf } from '@/plugins/visual-editor/editor/email/email-document'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { missingVariables } from '@/src/core/email/check-template'
import { fillSettings } from '@/src/core/email/tags'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/messages/owner-messages'
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

/** How the two purposes of emails are spoken of. */
export const emailLabels = {
  template: {
    savedHint: 'Everything is saved as you go. People get it like this once you publish it.',
    reset: {
      item: 'Back to the shipped email…',
      none: 'It is as shipped',
      title: 'Back to the shipped email?',
      warning: ownerMessages.emails.resetWarning,
      action: 'Reset to shipped',
      done: ownerMessages.emails.isReset,
    },
  },
  newsletter: {
    savedHint: 'Everything is saved as you go. Nobody gets it before you choose who, and send it.',
    reset: {
      item: 'Start over…',
      none: 'Nothing is written yet',
      title: 'Start over?',
      warning: ownerMessages.emails.startOverWarning,
      action: 'Start over',
      done: ownerMessages.emails.startedOver,
    },
  },
} as const satisfies Record<EmailBuilderProps['purpose'], unknown>

/** Stand around the name of a variable on the canvas; without width, and not part of any text. */
const open = '\u2063'
const close = '\u2064'

export const markedName = /\u2063[^\u2063\u2064]*\u2064/g

export const tagOf = (name: string) => `{{${name}}}`

/** A block's settings with the plain names of variables in place of their tags. */
export function withMarkedNames(variables: readonly VariableName[]) {
  const names = Object.fromEntries(
    variables.map((name) => [name, `${open}${labelOfVariable(name)}${close}`]),
  )
  return (props: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    fillSettings({ ...props }, names)
}
