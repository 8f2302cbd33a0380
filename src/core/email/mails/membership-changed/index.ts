import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 240,
  label: 'Membership changed',
  sentWhen: 'When a member moves to another tier, or pays another price.',
  variables: [
    'customer.firstName',
    'membership.tier',
    { name: 'membership.formerTier', label: 'Membership until now', sample: 'Listener' },
    {
      name: 'membership.change',
      label: 'What changed: the tier, the price or how often it is paid',
      sample: 'You moved from “Listener” to “Inner circle”.',
    },
    'membership.price',
    {
      name: 'membership.paid',
      label: 'What was paid for a change',
      sample: 'You paid $3.20 for it now.',
    },
    'membership.url',
  ],
  required: ['membership.tier'],
  subject: 'Your membership is “{{membership.tier}}” now',
  preheader: '{{membership.change}}',
  heading: 'Your membership “{{membership.tier}}” has changed',
  blocks: [
    paragraphs(
      'Hi {{customer.firstName}},',
      '{{membership.change}}',
      '{{membership.price}}',
      '{{membership.paid}}',
    ),
    button('See what is inside', '{{membership.url}}'),
  ],
  reason: reasons.member,
})
