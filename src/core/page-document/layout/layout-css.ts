import { limits } from '@/src/core/limits'
import {
  type Layout,
  type LayoutStyle,
  layoutOn,
  narrowScreens,
  type Screen,
  screens,
  type TextSize,
  textSizes,
} from '@/src/core/page-document/layout/layout'
import { nodeIdPattern, type PageDocument } from '@/src/core/page-document/schema'

const { mobileMaxPx, tabletMaxPx } = limits.breakpoints

/** Widths of the page on which a screen's rules hold; what is set for all holds unless a narrow screen says otherwise. */
const conditions: Readonly<Record<Screen, string>> = {
  base: '',
  tablet: `(${mobileMaxPx}px < width <= ${tabletMaxPx}px)`,
  mobile: `(width <= ${mobileMaxPx}px)`,
}
const desktopOnly = `(width > ${tabletMaxPx}px)`

type Options = {
  /** Shows hidden blocks faintly, so that they can still be selected. */
  ghosts?: boolean
  /** Selector of what the blocks must be in, where a page is shown more than once. */
  within?: string
}

/**
 * The rules of every block that stands otherwise than its kind does, for one style element beside
 * the page. Blocks carry `data-layout` with their id. Empty when no block needs any.
 */
export function layoutCss(
  document: PageDocument,
  { ghosts = false, within = '' }: Options = {},
): string {
  const rules = new Map<string, string[]>()
  const put = (condition: string, selector: string, declared: string) => {
    if (declared) {
      rules.set(condition, [...(rules.get(condition) ?? []), `${selector}{${declared}}`])
    }
  }
  for (const [id, { layout }] of Object.entries(document.nodes)) {
    if (!layout || !nodeIdPattern.test(id)) {
      continue
    }
    const selector = `${within && `${within} `}[data-layout="${id}"]`
    for (const screen of screens) {
      put(conditions[screen], selector, declarations(layout[screen] ?? {}))
    }
    for (const condition of hiddenAt(layout)) {
      put(condition, selector, ghosts ? 'opacity:.3!important' : 'display:none!important')
    }
  }
  // What holds everywhere comes first: rules of narrow screens win by their place.
  return ['', ...Object.values(conditions).filter(Boolean), desktopOnly]
    .flatMap((condition) => {
      const found = rules.get(condition)?.join('')
      return found ? (condition ? `@container site ${condition}{${found}}` : found) : []
    })
    .join('')
}

/** A block is hidden where it is hidden: no rule has to bring back what another took away. */
function hiddenAt(layout: Layout): string[] {
  const isHidden = (screen: Screen) => layoutOn(layout, screen).hidden === true
  if (screens.every(isHidden)) {
    return ['']
  }
  return [
    ...narrowScreens.filter(isHidden).map((screen) => conditions[screen]),
    ...(isHidden('base') ? [desktopOnly] : []),
  ]
}

/**
 * Distances, order and height fit any element. For width and side blocks may name in `--layout-max` and
 * `--layout-self` what fits them better, and pass `--layout-width`, `--layout-side`, `--layout-padding` and
 * `--layout-gap` on to what they hold; see blocks/README.md.
 */
function declarations(style: LayoutStyle): string {
  const { order, width, minHeight, above, below, padding, gap, align } = style
  const { share, columns, textSize } = style
  const declared: (string | false | undefined)[] = [
    order !== undefined && `order:${Math.round(order)}!important`,
    width !== undefined &&
      `--layout-width:${px(width)};max-width:var(--layout-max,calc(${px(width)} + 2*var(--inset,0px)))!important`,
    minHeight !== undefined && `min-height:${px(minHeight)}!important`,
    above !== undefined && `margin-top:calc(${px(above)} - var(--layout-lift,0px))!important`,
    below !== undefined && `margin-bottom:${px(below)}!important`,
    padding !== undefined && `--padding:${px(padding)}!important;--layout-padding:${px(padding)}`,
    gap !== undefined && `--gap:${px(gap)}!important;--layout-gap:${px(gap)}`,
    align && Object.hasOwn(alignments, align) && alignments[align],
    share !== undefined && `--share:${Math.round(share)}%!important`,
    columns !== undefined && `--columns:${Math.round(columns)}!important;--column-least:0px`,
    textSize && textSizes.includes(textSize) && lettersOf(textSize),
  ]
  return declared.filter((each) => typeof each === 'string').join(';')
}

/** What a size of words is made of; the text block says in `--letters-<size>-<part>` what each is. */
const letterParts = ['font', 'size', 'tracking', 'case', 'wrap', 'color', 'gap', 'max', 'start']

const lettersOf = (size: TextSize) =>
  letterParts.map((part) => `--letters-${part}:var(--letters-${size}-${part})!important`).join(';')

const px = (value: number) => `${Math.round(value)}px`

const sideways = (side: string, along: string, start: string, end: string) =>
  `text-align:${side === 'stretch' ? 'start' : side}!important;` +
  `align-self:var(--layout-self,${side})!important;justify-self:var(--layout-self,${side})!important;` +
  `--layout-side:${side};--layout-along:${along};--layout-start:${start};--layout-end:${end}`

const alignments = {
  left: sideways('start', 'start', 'var(--inset,0px)', 'var(--inset,0px)'),
  center: sideways('center', 'center', 'auto', 'auto'),
  right: sideways('end', 'end', 'auto', 'var(--inset,0px)'),
  spread: sideways('stretch', 'space-between', 'var(--inset,0px)', 'var(--inset,0px)'),
} as const
