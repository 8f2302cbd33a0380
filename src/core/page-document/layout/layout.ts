import { z } from 'zod'
import { limits } from '@/src/core/limits'

/** Screens that a block may look different on. What is set for none of them holds on every width. */
export const narrowScreens = ['tablet', 'mobile'] as const
export type NarrowScreen = (typeof narrowScreens)[number]

/** `base` holds everywhere, `tablet` from 500 to 1024 pixels, `mobile` up to 500. */
export const screens = ['base', ...narrowScreens] as const
export type Screen = (typeof screens)[number]

/** How large words are, from a paragraph to the artist's name on a hero. */
export const textSizes = ['text', 'lede', 'large', 'heading', 'display'] as const
export type TextSize = (typeof textSizes)[number]

/** How a block stands on the page, whatever it is. Lengths in pixels; what is left out follows the block. */
export const layoutStyle = z
  .strictObject({
    hidden: z.boolean(),
    /** Among its neighbours; those without one count as 0. */
    order: z.int().min(-1000).max(1000),
    /** At most; narrower pages shrink it. Of an icon its size. */
    width: z.int().min(10).max(2000),
    minHeight: z.int().min(0).max(2000),
    above: z.int().min(0).max(400),
    below: z.int().min(0).max(400),
    /** Above and below what is inside; blocks that hold others only. */
    padding: z.int().min(0).max(400),
    /** Between the blocks inside. */
    gap: z.int().min(0).max(200),
    /** `spread` is for blocks that hold others: as wide as there is room. */
    align: z.enum(['left', 'center', 'right', 'spread']),
    /** Percent of its place that a line takes. */
    share: z.int().min(limits.divider.widthMinPercent).max(100),
    /** Pictures side by side. */
    columns: z.int().min(1).max(limits.gallery.columnsMax),
    /** Of a text. */
    textSize: z.enum(textSizes),
  })
  .partial()

export const layout = z
  .strictObject({ base: layoutStyle, tablet: layoutStyle, mobile: layoutStyle })
  .partial()

export type LayoutStyle = z.infer<typeof layoutStyle>
export type LayoutKey = keyof LayoutStyle
export type Layout = z.infer<typeof layout>

/** What holds on a screen: what is set for it, else what is set for all. Narrow screens do not look at each other. */
export function layoutOn(layout: Layout | undefined, screen: Screen): LayoutStyle {
  return { ...layout?.base, ...layout?.[screen] }
}

/** A change of some values; undefined takes one away. */
export type LayoutPatch = { [Key in keyof LayoutStyle]?: LayoutStyle[Key] | undefined }

/** The layout with a change on one screen, without screens that set nothing; undefined when none is left. */
export function changedLayout(
  input: Layout | undefined,
  screen: Screen,
  patch: LayoutPatch,
): Layout | undefined {
  const merged = Object.entries({ ...input?.[screen], ...patch })
  const style = Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  return tidyLayout({ ...input, [screen]: style })
}

/** Without screens that set nothing; undefined when none does. */
export function tidyLayout(input: Layout): Layout | undefined {
  const kept = screens.flatMap((screen) => {
    const style = input[screen]
    return style && Object.keys(style).length > 0 ? [[screen, style] as const] : []
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** Which screens show a block. */
export function shownOn(layout: Layout | undefined): Record<Screen, boolean> {
  const isShown = (screen: Screen) => layoutOn(layout, screen).hidden !== true
  return { base: isShown('base'), tablet: isShown('tablet'), mobile: isShown('mobile') }
}

/** The layout of a block that is shown on just these screens; only what differs from the widest is written. */
export function withShownOn(
  layout: Layout | undefined,
  shown: Record<Screen, boolean>,
): Layout | undefined {
  const all = changedLayout(layout, 'base', { hidden: shown.base ? undefined : true })
  return narrowScreens.reduce(
    (current, screen) =>
      changedLayout(current, screen, {
        hidden: shown[screen] === shown.base ? undefined : !shown[screen],
      }),
    all,
  )
}
