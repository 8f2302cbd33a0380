import type { Finding, Subject } from '@/plugins/visual-editor/publish-check/subject'
import {
  type Ground,
  hasInheritedText,
  weakestText,
} from '@/plugins/visual-editor/publish-check/weak-text'
import type { BlockDefinition, CheckedGround } from '@/src/core/page-document/block-definition'
import { shownOn } from '@/src/core/page-document/layout/layout'
import { readProps } from '@/src/core/page-document/props'
import { type PageNode, rootId } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'
import { contrast } from '@/src/core/theme/color'
import {
  contrastWarnings,
  groundVariables,
  neededContrast,
  shownRatio,
  toneVariables,
} from '@/src/core/theme/css-variables'
import { isRichText } from '@/src/rich-text/pictures-in'

/** Below this nobody can read a text; between it and the wanted ratio many can. Icons need no more. */
const illegible = 3

/** Colours of the theme that are hard to read, and those that blocks have of their own. */
export function weakContrast(subject: Subject): Finding[] {
  const { theme } = subject
  const tones = toneVariables(theme)
  const page = { color: theme.colors.background, tones }
  return [...weakTheme(subject), ...weakBelow(subject, rootId, page)]
}

function weakTheme({ theme: { colors } }: Subject): Finding[] {
  return contrastWarnings({ colors }).map(
    ({ pair, ratio, needed, color }): Finding => ({
      rule: 'contrast',
      // On the main action the site sets readable words by itself; they can be read without its shape, too.
      severity: color === 'text' && ratio < illegible ? 'error' : 'warning',
      message: `${pair} is hard to ${color === 'primary' ? 'see' : 'read'}: the contrast is ${ratio} to 1, and ${needed} is needed.`,
      place: { kind: 'theme', color },
    }),
  )
}

/** @param ground null on a picture, where nothing can be measured */
function weakBelow(subject: Subject, id: string, ground: Ground | null): Finding[] {
  const node = nodeOf(subject.document, id)
  if (!node || !isShown(node)) {
    return []
  }
  const definition = subject.blocks.get(node.type)
  const props = definition ? readProps(definition, node.props) : {}
  const own = definition?.check?.ground?.(props)
  const inner = own ? groundInside(subject, own, ground) : ground
  const held = inner && definition?.check?.opensOver ? pageOf(inner) : inner
  return [
    ...(own && inner ? weakInk(subject, id, own, inner) : []),
    ...(ground ? weakColours({ id, definition, props, ground }) : []),
    ...node.children.flatMap((child) => weakBelow(subject, child, held)),
  ]
}

const pageOf = ({ tones }: Ground): Ground => ({
  color: String(tones['--color-background']),
  tones,
})

function groundInside(
  { theme }: Subject,
  { color, ink, isPictured }: CheckedGround,
  around: Ground | null,
): Ground | null {
  if (isPictured || (!around && color === '')) {
    return null
  }
  const tones = {
    ...(around?.tones ?? toneVariables(theme)),
    ...groundVariables(theme, color, ink),
  }
  return { color: color || (around?.color ?? ''), tones }
}

/** Words that follow the theme are made readable by the site; those that shall be light or dark are not. */
function weakInk(subject: Subject, id: string, { ink }: CheckedGround, ground: Ground): Finding[] {
  const ratio = contrast(String(ground.tones['--color-text']), ground.color)
  return ink === 'theme' || ratio >= neededContrast || !hasTextBelow(subject, id)
    ? []
    : [weakText(ratio, neededContrast, { id, prop: 'ink' })]
}

/** Whether visitors see words in the colour that a block gives them, right on what it puts behind them. */
function hasTextBelow(subject: Subject, id: string): boolean {
  return (nodeOf(subject.document, id)?.children ?? []).some((childId) => {
    const node = nodeOf(subject.document, childId)
    if (!node || !isShown(node) || subject.unseen.has(childId)) {
      return false
    }
    const definition = subject.blocks.get(node.type)
    const props = definition ? readProps(definition, node.props) : {}
    const { ground, hasWords, opensOver } = definition?.check ?? {}
    const own = ground?.(props)
    return (
      hasWords?.(props) ||
      Object.values(props).some((value) => isRichText(value) && hasInheritedText(value.root)) ||
      (!opensOver && !(own && changesInk(own)) && hasTextBelow(subject, childId))
    )
  })
}

const changesInk = ({ color, ink, isPictured }: CheckedGround) =>
  isPictured || color !== '' || ink !== 'theme'

const isShown = ({ layout }: PageNode) => Object.values(shownOn(layout)).includes(true)

type Colours = {
  id: string
  definition: BlockDefinition | undefined
  props: Record<string, unknown>
  ground: Ground
}

function weakColours({ id, definition, props, ground }: Colours): Finding[] {
  const shapes = definition?.check?.shapes?.(props) ?? []
  return [
    ...shapes.flatMap(({ color, prop }): Finding[] => {
      const ratio = color === '' ? illegible : contrast(color, ground.color)
      return ratio >= illegible ? [] : [weakShape(ratio, { id, prop })]
    }),
    ...Object.entries(props).flatMap(([prop, value]): Finding[] => {
      const weakest = isRichText(value) ? weakestText(value.root, ground) : null
      return weakest ? [weakText(weakest.ratio, weakest.needed, { id, prop })] : []
    }),
  ]
}

type At = { id: string; prop: string }

const weakText = (ratio: number, needed: number, at: At): Finding => ({
  rule: 'contrast',
  severity: ratio < illegible ? 'error' : 'warning',
  message: `Words here are hard to read on what is behind them: the contrast is ${shownRatio(ratio)} to 1, and ${needed} is needed.`,
  place: { kind: 'block', ...at },
})

const weakShape = (ratio: number, at: At): Finding => ({
  rule: 'contrast',
  severity: 'warning',
  message: `This is hard to see on what is behind it: the contrast is ${shownRatio(ratio)} to 1, and ${illegible} is needed.`,
  place: { kind: 'block', ...at },
})
