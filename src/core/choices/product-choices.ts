/** Apart from the contracts, so that a browser which only needs the words does not load zod. */
export const productCategories = ['Music', 'Merch'] as const
export type ProductCategory = (typeof productCategories)[number]

export const releaseTypes = ['all', 'album', 'single'] as const
