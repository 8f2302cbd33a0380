import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 90,
  label: 'Refund',
  sentWhen: 'When money of an order is on its way back to the buyer.',
  variables: ['order.number', 'order.url', 'refund.amount', 'refund.rest'],
  required: ['order.number', 'refund.amount'],
  subject: 'Your refund from {{site.name}}: {{refund.amount}}',
  preheader: '{{refund.amount}} is on its way back to you.',
  heading: 'Your money is on its way back',
  blocks: [
    paragraphs(
      '{{refund.amount}} goes back to the card or account that you paid with. Banks take up to ten days to show it.',
      '{{refund.rest}}',
    ),
    titled('Order {{order.number}}'),
    button('See your order', '{{order.url}}'),
  ],
  reason: reasons.bought,
})
