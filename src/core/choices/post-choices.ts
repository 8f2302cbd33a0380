/** Apart from the contracts, so that a browser which only needs the words does not load zod. */
export const postTypes = ['image', 'video', 'audio', 'poll'] as const
export type PostType = (typeof postTypes)[number]
