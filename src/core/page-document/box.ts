import { z } from 'zod'

/** Screens that a block may look different on. What is set for none of them holds on every width. */
export const narrowScreens = ['tablet', 'mobile'] as const
export type NarrowScreen = (typeof narrowScreens)[number]

/** `base` holds everywhere, `tablet` from 500 to 1024 pixels, `mobile` up to 500. */
export const screens = ['base', ...narrowScreens] as const
export type Screen = (typeof screens)[number]

/** How a block stands on the page, whatever it is. Lengths in pixels; what is left out follows the block. */
export const boxStyle = z
  .strictObject({
    hidden: z.boolean(),
    /** Among its neighbours; those without one count as 0. */
    order: z.int().min(-100).max(100),
    width: z.int().min(10).max(2000),
    minHeight: z.int().min(0).max(2000),
    above: z.int().min(0).max(400),
    below: z.int().min(0).max(400),
    /** Above and below what is inside; blocks that hold others only. */
    padding: z.int().min(0).max(400),
    /** Between the blocks inside. */
    gap: z.int().min(0).max(200),
    align: z.enum(['left', 'center', 'right']),
  })
  .partial()

export const box = z.strictObject({ base: boxStyle, tablet: boxStyle, mobile: boxStyle }).partial()

export type BoxStyle = z.infer<typeof boxStyle>
export type Box = z.infer<typeof box>

/** Without screens that set nothing; undefined when none does. */
export function tidyBox(input: Box): Box | undefined {
  const kept = screens.flatMap((screen) => {
    const style = input[screen]
    return style && Object.keys(style).length > 0 ? [[screen, style] as const] : []
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
