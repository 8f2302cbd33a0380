import { z } from 'zod'
import { safeUrl } from '@/src/core/urls/safe-url'

/** Where a link goes; empty until the artist says so. Unsafe schemes become `about:blank`. */
export const linkProp = z
  .string()
  .trim()
  .max(2000)
  .transform((href) => (href === '' ? '' : safeUrl(href)))
  .default('')

/** Id of a media document; empty for none. */
export const mediaProp = z.string().max(64).default('')

export const horizontalAlign = z.enum(['left', 'center', 'right'])

/** Ids of several things in the order chosen. */
export const idsProp = (max: number) => z.array(z.string().max(64)).max(max).default([])

export const linkRow = z.object({ label: z.string().max(80).default(''), href: linkProp })
export type LinkRow = z.output<typeof linkRow>

/** The things with these ids, in their own order; all of them while none is chosen. */
export function pickInOrder<Thing extends { id: string }>(
  things: readonly Thing[],
  ids: readonly string[],
): readonly Thing[] {
  return ids.length === 0 ? things : things.filter(({ id }) => ids.includes(id))
}
