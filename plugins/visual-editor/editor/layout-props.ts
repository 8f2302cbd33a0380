import type { Control } from '@/blocks/_kit/define'
import type { EditorBlock } from '@/blocks/_kit/registry'
import { type LayoutKey, textSizes } from '@/src/core/page-document/layout/layout'

/** Props by these names mean, in their unit, the same as the layout's value. */
const keysByUnit: Readonly<Record<string, Readonly<Record<string, LayoutKey>>>> = {
  px: { width: 'width', size: 'width', minHeight: 'minHeight', padding: 'padding', gap: 'gap' },
  '%': { width: 'share' },
  '': { columns: 'columns' },
}

const isTextSize = (value: string) => (textSizes as readonly string[]).includes(value)

/**
 * Which value of the layout a block's own setting stands for. The setting says what holds on all
 * screens; on a narrow one its control writes the layout instead, so that there is one way to do it.
 */
export function layoutKeyOf(prop: string, control: Control): LayoutKey | undefined {
  if (control.kind === 'slider' || control.kind === 'number') {
    return keysByUnit[control.unit ?? '']?.[prop]
  }
  if (control.kind === 'select' && prop === 'size') {
    return control.options.every(({ value }) => isTextSize(value)) ? 'textSize' : undefined
  }
  return control.kind === 'choice' && prop === 'align' ? 'align' : undefined
}

/** The block's own settings that stand for values of the layout. */
export function ownLayoutProps(block: EditorBlock | undefined): ReadonlyMap<LayoutKey, string> {
  const controls = block?.editor.groups.flatMap(({ controls }) => Object.entries(controls)) ?? []
  return new Map(
    controls.flatMap(([prop, control]) => {
      const key = control && layoutKeyOf(prop, control)
      return key ? [[key, prop] as const] : []
    }),
  )
}
