/** What the audit log takes down. The database keeps them as an enum: a new one needs a migration. */
export const auditActions = {
  signed_in: 'Signed in',
  sign_in_stopped: 'Sign-in stopped',
  order_refunded: 'Order refunded',
  order_cancelled: 'Order cancelled',
  order_buyer_changed: 'Buyer of an order corrected',
  membership_refunded: 'Membership refunded',
  data_exported: 'Data exported',
  membership_given: 'Membership given',
  membership_ended: 'Membership ended',
  price_changed: 'Price changed',
  document_deleted: 'Deleted',
  payments_connected: 'Payments connected',
  platform_fee_changed: 'Platform fee changed',
  user_added: 'Person added',
  user_changed: 'Person changed',
  user_removed: 'Person removed',
  person_invited: 'Person invited',
  invite_withdrawn: 'Invite withdrawn',
  person_joined: 'Person joined',
  person_left: 'Person left',
  role_changed: 'Role changed',
  site_handed_over: 'Site handed over',
  support_allowed: 'Support access allowed',
  support_ended: 'Support access ended',
  support_began: 'Support access used',
  site_online: 'Site put online',
  site_offline: 'Site taken offline',
  site_imported: 'Site imported',
  site_deletion_begun: 'Site to be deleted',
  site_deletion_taken_back: 'Deletion of the site taken back',
  site_deleted: 'Site deleted',
  api_key_made: 'API key made',
  api_key_revoked: 'API key revoked',
  api_origins_changed: 'Sites that may call changed',
  webhook_made: 'Webhook made',
  webhook_changed: 'Webhook changed',
  webhook_removed: 'Webhook removed',
  automation_made: 'Automation made',
  automation_changed: 'Automation changed',
  automation_removed: 'Automation removed',
} as const

export type AuditAction = keyof typeof auditActions

export const auditActors = ['owner', 'platform-admin', 'api-key', 'system'] as const

export type AuditActor = (typeof auditActors)[number]

/** What somebody who looks for something looks at together. */
export const auditGroups: readonly { label: string; actions: readonly AuditAction[] }[] = [
  {
    label: 'Money',
    actions: [
      'order_refunded',
      'order_cancelled',
      'membership_refunded',
      'payments_connected',
      'platform_fee_changed',
    ],
  },
  { label: 'Buyers', actions: ['order_buyer_changed'] },
  { label: 'Prices', actions: ['price_changed'] },
  { label: 'Members', actions: ['membership_given', 'membership_ended'] },
  { label: 'Exports', actions: ['data_exported'] },
  { label: 'Deleted', actions: ['document_deleted'] },
  {
    label: 'People',
    actions: [
      'user_added',
      'user_changed',
      'user_removed',
      'person_invited',
      'invite_withdrawn',
      'person_joined',
      'person_left',
      'role_changed',
      'site_handed_over',
      'support_allowed',
      'support_ended',
      'support_began',
    ],
  },
  {
    label: 'Site',
    actions: [
      'site_online',
      'site_offline',
      'site_imported',
      'site_deletion_begun',
      'site_deletion_taken_back',
      'site_deleted',
    ],
  },
  {
    label: 'API',
    actions: [
      'api_key_made',
      'api_key_revoked',
      'api_origins_changed',
      'webhook_made',
      'webhook_changed',
      'webhook_removed',
    ],
  },
  {
    label: 'Automations',
    actions: ['automation_made', 'automation_changed', 'automation_removed'],
  },
  { label: 'Sign-ins', actions: ['signed_in', 'sign_in_stopped'] },
]
