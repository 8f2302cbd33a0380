import type { Control } from '@/blocks/_kit/define'
import type { EditorBlock } from '@/blocks/_kit/registry'
import type { BoxStyle } from '@/src/core/page-document/box'

export type BoxKey = keyof BoxStyle

/** Props by these names mean the same as the box's value. */
const keysOfLengths: Readonly<Record<string, BoxKey>> = {
  width: 'width',
  size: 'width',
  minHeight: 'minHeight',
  padding: 'padding',
  gap: 'gap',
}

/**
 * Which value of the box a block's own setting stands for. The setting says what holds on all
 * screens; on a narrow one its control writes the box instead, so that there is one way to do it.
 */
export function boxKeyOf(prop: string, control: Control): BoxKey | undefined {
  if (control.kind === 'slider' || control.kind === 'number') {
    return control.unit === 'px' ? keysOfLengths[prop] : undefined
  }
  return control.kind === 'choice' && prop === 'align' ? 'align' : undefined
}

/** The block's own settings that stand for values of the box. */
export function ownBoxProps(block: EditorBlock | undefined): ReadonlyMap<BoxKey, string> {
  const controls = block?.editor.groups.flatMap(({ controls }) => Object.entries(controls)) ?? []
  return new Map(
    controls.flatMap(([prop, control]) => {
      const key = control && boxKeyOf(prop, control)
      return key ? [[key, prop] as const] : []
    }),
  )
}
