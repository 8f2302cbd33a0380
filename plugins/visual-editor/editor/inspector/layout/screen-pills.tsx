import type { ControlOption } from '@/blocks/_kit/define'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { ScreenPill } from '@/plugins/visual-editor/editor/inspector/layout/screen-pill'
import { screenNames, useScreen } from '@/plugins/visual-editor/editor/shell/bar/devices'
import {
  type LayoutKey,
  type LayoutStyle,
  narrowScreens,
} from '@/src/core/page-document/layout/layout'

type Props = {
  id: string
  name: LayoutKey
  /** Names of values that are picked from a list. */
  options?: readonly ControlOption[]
}

/**
 * Says under a control what is set for a narrow screen alone. On a wide page all such screens are
 * named, on a narrow one only its own.
 */
export function ScreenPills({ id, name, options = [] }: Props) {
  const { commands, engine } = useBuilder()
  const current = useScreen()
  const layout = useEngineValue(engine, () => engine.document().nodes[id]?.layout)
  const shown = narrowScreens.filter((screen) => current === 'base' || current === screen)
  return shown.map((screen) => {
    const value = layout?.[screen]?.[name]
    return value === undefined ? null : (
      <ScreenPill
        key={screen}
        screen={screen}
        words={options.find((option) => option.value === value)?.label ?? layoutLabels(name, value)}
        onReset={() => {
          commands.setLayout(id, screen, { [name]: undefined }, 'put back')
          commands.announce(`Put back on ${screenNames[screen]}`)
        }}
      />
    )
  })
}

const sides = { left: 'left', center: 'centre', right: 'right', spread: 'spread' } as const

/** A value of the layout as it is said: `168 px`, `centre`. */
function layoutLabels(name: LayoutKey, value: NonNullable<LayoutStyle[LayoutKey]>): string {
  switch (name) {
    case 'align':
      return sides[value as keyof typeof sides]
    case 'share':
      return `${value} %`
    case 'columns':
      return value === 1 ? '1 column' : `${value} columns`
    default:
      return `${value} px`
  }
}
