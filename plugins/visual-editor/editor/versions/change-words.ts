import { type BlockRegistry, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import type { PageChanges } from '@/src/core/page-document/compare'
import type { PageDocument } from '@/src/core/page-document/schema'

type ChangeKind = keyof PageChanges
export type ChangeWord = { id: string; kind: ChangeKind; name: string }

export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
}

const order: readonly ChangeKind[] = ['added', 'changed', 'moved', 'removed']

/** The changes from one page to another, each with the name that its block goes by. */
export function changeWords(
  changes: PageChanges,
  { blocks, before, after }: { blocks: BlockRegistry; before: PageDocument; after: PageDocument },
): ChangeWord[] {
  return order.flatMap((kind) =>
    changes[kind].map((id) => ({
      id,
      kind,
      name: nameOf(blocks, kind === 'removed' ? before : after, id),
    })),
  )
}
