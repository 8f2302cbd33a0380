import { limits } from '@/src/core/limits'
import { type BoxStyle, narrowScreens, type Screen } from '@/src/core/page-document/box'
import { nodeIdPattern, type PageDocument } from '@/src/core/page-document/schema'

const { mobileMaxPx, tabletMaxPx } = limits.breakpoints

const conditions: Readonly<Record<Screen, string>> = {
  base: '',
  tablet: `(${mobileMaxPx}px < width <= ${tabletMaxPx}px)`,
  mobile: `(width <= ${mobileMaxPx}px)`,
}

type Options = {
  /** Shows hidden blocks faintly, so that they can still be selected. */
  ghosts?: boolean
}

/**
 * The rules of every block that stands otherwise than its kind does, for one style element beside
 * the page. Blocks carry `data-box` with their id. Empty when no block needs any.
 */
export function boxCss(document: PageDocument, { ghosts = false }: Options = {}): string {
  const rules: Record<Screen, string[]> = { base: [], tablet: [], mobile: [] }
  for (const [id, { box }] of Object.entries(document.nodes)) {
    if (!box || !nodeIdPattern.test(id)) {
      continue
    }
    for (const screen of ['base', ...narrowScreens] as const) {
      const declared = declarations(box[screen] ?? {}, ghosts)
      if (declared) {
        rules[screen].push(`[data-box="${id}"]{${declared}}`)
      }
    }
  }
  return (Object.keys(rules) as Screen[])
    .filter((screen) => rules[screen].length > 0)
    .map((screen) => within(conditions[screen], rules[screen].join('')))
    .join('')
}

function within(condition: string, rules: string): string {
  return condition ? `@container site ${condition}{${rules}}` : rules
}

/** Blocks set some of these in their own style attribute, over which only `!important` wins. */
function declarations(style: BoxStyle, ghosts: boolean): string {
  const hidden = ghosts ? 'opacity:.3' : 'display:none'
  const declared: (string | false | undefined)[] = [
    style.hidden !== undefined && (style.hidden ? hidden : 'opacity:1'),
    style.order !== undefined && `order:${style.order}`,
    style.width !== undefined && `width:100%;max-width:${style.width}px`,
    style.minHeight !== undefined &&
      `--min-height:${style.minHeight}px;min-height:${style.minHeight}px`,
    style.above !== undefined && `margin-top:${style.above}px`,
    style.below !== undefined && `margin-bottom:${style.below}px`,
    style.padding !== undefined && `--padding:${style.padding}px`,
    style.gap !== undefined && `--gap:${style.gap}px`,
    style.align && alignments[style.align],
  ]
  return declared
    .filter((each) => typeof each === 'string')
    .flatMap((each) => each.split(';'))
    .map((each) => `${each}!important`)
    .join(';')
}

const alignments = {
  left: 'text-align:left;justify-content:flex-start',
  center: 'text-align:center;justify-content:center',
  right: 'text-align:right;justify-content:flex-end',
} as const
