/** Apart from the contracts, so that a browser which only needs the words does not load zod. */
export const productCategories = ['Music', 'Merch'] as const
export type ProductCategory = (typeof productCategories)[number]

export const availabilityStatuses = ['active', 'sold_out', 'inactive', 'preorder'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

export const deliveryTypes = ['digital', 'shipping', 'pickup'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

export const releaseTypes = ['all', 'album', 'single'] as const
