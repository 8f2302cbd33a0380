import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 270,
  label: 'Membership refund',
  sentWhen: 'When money of a membership is on its way back to the member.',
  variables: [
    'customer.firstName',
    'membership.tier',
    'refund.amount',
    'refund.rest',
    'account.url',
  ],
  required: ['membership.tier', 'refund.amount'],
  subject: 'Your refund from {{site.name}}: {{refund.amount}}',
  preheader: '{{refund.amount}} is on its way back to you.',
  heading: 'Your money is on its way back',
  blocks: [
    paragraphs(
      'Hi {{customer.firstName}},',
      '{{refund.amount}} that you paid for “{{membership.tier}}” goes back to the card or account that you paid with. Banks take up to ten days to show it.',
      '{{refund.rest}}',
    ),
    button('Look at your account', '{{account.url}}'),
  ],
  reason: 'You get this mail because you paid for a membership of {{site.name}}.',
})
