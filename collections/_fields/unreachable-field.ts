import type { UIField } from 'payload'

/** Says above an address that mails do not reach it, and offers to try again. */
export const unreachableField: UIField = {
  name: 'unreachable',
  type: 'ui',
  admin: {
    components: { Field: '/collections/subscribers/components/unreachable#Unreachable' },
    disableListColumn: true,
  },
}
