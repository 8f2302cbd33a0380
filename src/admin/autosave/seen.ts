/** In the address of a save: the `updatedAt` that its form has seen. */
export const seenParam = 'seen'
