import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 290,
  label: 'Membership ended',
  sentWhen: 'When a membership has ended.',
  variables: [
    'customer.firstName',
    'membership.tier',
    {
      name: 'membership.note',
      label: 'What waits for who comes back',
      sample: 'If you come back within 90 days, you pay what you paid before.',
    },
    'membership.url',
  ],
  required: ['membership.tier'],
  subject: 'Your membership “{{membership.tier}}” has ended',
  preheader: 'Thank you for the time you were here.',
  heading: 'Thank you for being here',
  blocks: [
    paragraphs(
      'Hi {{customer.firstName}},',
      'Your membership “{{membership.tier}}” has ended. Thank you for the time you were part of it. The door stays open.',
      '{{membership.note}}',
    ),
    button('Come back', '{{membership.url}}'),
  ],
  reason: 'You get this mail because you were a member of {{site.name}}.',
})
