import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 230,
  label: 'Membership started',
  sentWhen: 'When somebody becomes a member.',
  variables: ['customer.firstName', 'membership.tier', 'membership.price', 'membership.url'],
  required: ['membership.tier'],
  subject: 'You are a member: {{membership.tier}}',
  preheader: 'The doors are open. Come in.',
  heading: 'Come in, the doors are open',
  blocks: [
    paragraphs(
      'Hi {{customer.firstName}},',
      'You are part of “{{membership.tier}}” now. Thank you: people like you make the next song possible.',
      '{{membership.price}}',
    ),
    button('See what is inside', '{{membership.url}}'),
  ],
  reason: reasons.member,
})
