import type { BlockDefinition } from '@/src/core/page-document/block-definition'
import {
  type Box,
  type BoxKey,
  type BoxStyle,
  boxStyle,
  screens,
  tidyBox,
} from '@/src/core/page-document/box'
import { fittedValue } from '@/src/core/page-document/fit-props'

type Fitting = Pick<BlockDefinition, 'schema' | 'boxProps'>

/** The nearest value that a box takes and, where it stands for a setting of the block, that one too. */
export function fittedBoxValue(definition: Fitting | undefined, key: BoxKey, value: unknown) {
  const own = definition?.schema.shape[definition.boxProps?.[key] ?? '']
  const fitted = fittedValue(boxStyle.shape[key], value)
  return own ? fittedValue(own, fitted) : fitted
}

/** The box within the limits of the block. */
export function fittedBox(definition: Fitting, box: Box): Box | undefined {
  const fitted = screens.flatMap((screen) => {
    const style = box[screen]
    return style ? [[screen, fittedStyle(definition, style)] as const] : []
  })
  return tidyBox(Object.fromEntries(fitted))
}

function fittedStyle(definition: Fitting, style: BoxStyle): BoxStyle {
  const entries = Object.entries(style).map(
    ([key, value]) => [key, fittedBoxValue(definition, key as BoxKey, value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
