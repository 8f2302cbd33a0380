import type { BlockDefinition } from '@/src/core/page-document/block-definition'
import { fittedValue } from '@/src/core/page-document/fit-props'
import {
  type Layout,
  type LayoutKey,
  type LayoutStyle,
  layoutStyle,
  screens,
  tidyLayout,
} from '@/src/core/page-document/layout/layout'

type Fitting = Pick<BlockDefinition, 'schema' | 'layoutProps'>

/** The nearest value that a layout takes and, where it stands for a setting of the block, that one too. */
export function fittedLayoutValue(definition: Fitting | undefined, key: LayoutKey, value: unknown) {
  const own = definition?.schema.shape[definition.layoutProps?.[key] ?? '']
  const fitted = fittedValue(layoutStyle.shape[key], value)
  return own ? fittedValue(own, fitted) : fitted
}

/** The layout within the limits of the block. */
export function fittedLayout(definition: Fitting, layout: Layout): Layout | undefined {
  const fitted = screens.flatMap((screen) => {
    const style = layout[screen]
    return style ? [[screen, fittedStyle(definition, style)] as const] : []
  })
  return tidyLayout(Object.fromEntries(fitted))
}

function fittedStyle(definition: Fitting, style: LayoutStyle): LayoutStyle {
  const entries = Object.entries(style).map(
    ([key, value]) => [key, fittedLayoutValue(definition, key as LayoutKey, value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
