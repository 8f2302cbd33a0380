import type { Field } from 'payload'

/**
 * What the row said when it was read. Forms send every field back, these too, so that what was sold while
 * one was open can be told from what its owner changed: see `keepStock`.
 */
export const seenFields: Field[] = [
  {
    name: 'stockSeen',
    type: 'number',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.stockQuantity] },
  },
  {
    name: 'statusSeen',
    type: 'text',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.availabilityStatus] },
  },
]
