import type { EditorBlock } from '@/blocks/_kit/registry'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { listTags, tagName, type VariableName } from '@/src/core/email/variables'

const listType = 'email-order-lines'

/** The blocks of an email that knows these variables: its list lists what they stand for, and is not offered without. */
export function withOwnLists(
  blocks: BlockRegistry,
  variables: readonly VariableName[],
): BlockRegistry {
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
