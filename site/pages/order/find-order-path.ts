/** Where buyers who lost the link to an order get it again. */
export const findOrderPath = '/checkout/find-order'
