import type { EditorBlock } from '@/blocks/_kit/registry'
import { editorBlocks } from '@/email-blocks/_generated/editor'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { textToBlock } from '@/plugins/visual-editor/editor/clipboard/text-to-block'
import { EmailSurface } from '@/plugins/visual-editor/editor/email/email-surface'
import { withMarkedNames } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { InlineEditor } from '@/plugins/visual-editor/editor/email/writing/inline-editor'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { siteGroups, siteParts } from '@/plugins/visual-editor/editor/kind/site-parts'
import { Monitor, Smartphone } from '@/src/admin/ui/icons'
import { withPlainNames } from '@/src/core/email/plain-names'
import { listTags, tagName } from '@/src/core/email/shared-variables'
import type { VariableName } from '@/src/core/email/variables'
import { limits } from '@/src/core/limits'

const oneTag = /^\{\{\s*[a-z][\w.]*\s*\}\}$/i

/** An email that knows the given variables; sent as it is saved, or as it was published. */
export const emailKind = (
  variables: readonly VariableName[],
  { isPublished }: Pick<DocumentKind, 'isPublished'>,
): DocumentKind => ({
  noun: 'email',
  blocks: withNamedVariables(withOwnLists(editorBlocks, variables)),
  groups: siteGroups,
  panels: ['add', 'layers', 'variables', 'subject'],
  devices: [
    { device: 'mail', label: 'Computer, 600 px', icon: Monitor },
    { device: 'mail-phone', label: 'Phone, 360 px', icon: Smartphone },
  ],
  hasScreens: false,
  hasPlaces: false,
  isPublished,
  types: { words: 'email-text', picture: 'email-image' },
  wordsToBlock: textToBlock,
  linkAddress: (typed) => (oneTag.test(typed.trim()) ? typed.trim() : linkAddress(typed)),
  Surface: EmailSurface,
  InlineEditor,
  site: siteParts,
  drawn: withMarkedNames(variables),
  room: limits.email.maxWidthPx,
})

/** Blocks that go by what their variables are called, wherever their first words name them. */
function withNamedVariables(blocks: BlockRegistry): BlockRegistry {
  return new Map(
    [...blocks].map(([type, block]) => [
      type,
      { ...block, editor: { ...block.editor, nameWords: withPlainNames } },
    ]),
  )
}

const listType = 'email-order-lines'

/** The blocks of an email that knows these variables: its list lists what they stand for, and is not offered without. */
function withOwnLists(blocks: BlockRegistry, variables: readonly VariableName[]): BlockRegistry {
  const list = blocks.get(listType)
  return list ? new Map([...blocks, [listType, ofLists(list, variables)]]) : blocks
}

function ofLists({ editor, ...block }: EditorBlock, variables: readonly VariableName[]) {
  const [first, ...others] = listTags.filter((tag) => variables.includes(tagName(tag)))
  if (!first) {
    return { ...block, editor: { ...editor, group: 'Fixed' as const } }
  }
  const known: readonly string[] = [first, ...others]
  const groups = editor.groups.map((group) => ({
    ...group,
    controls: Object.fromEntries(
      Object.entries(group.controls).map(([prop, control]) => [
        prop,
        control?.kind === 'select'
          ? { ...control, options: control.options.filter(({ value }) => known.includes(value)) }
          : control,
      ]),
    ),
  }))
  return { ...block, editor: { ...editor, groups, start: { list: first } } }
}
