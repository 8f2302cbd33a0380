import type { SelectField } from 'payload'
import { roleWords, siteRoles } from '@/src/core/access/site-roles'

/** What somebody is on one of the sites that they work for; in the list of these. */
export const siteRoleField: SelectField = {
  name: 'role',
  label: 'Role',
  type: 'select',
  options: siteRoles.map((role) => ({ value: role, label: roleWords[role].label })),
  defaultValue: 'owner',
  required: true,
}
