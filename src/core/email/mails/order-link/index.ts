import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 110,
  label: 'Link to an order',
  sentWhen: 'When a buyer has lost the link to an order and asks for it.',
  variables: ['order.number', 'order.url'],
  required: ['order.url'],
  subject: 'Your order {{order.number}} from {{site.name}}',
  preheader: 'Here is the link to your order.',
  heading: 'Here is your order',
  blocks: [
    paragraphs('You asked for the link to order {{order.number}}.'),
    button('See your order', '{{order.url}}'),
  ],
  reason: `${reasons.bought} ${reasons.orderLink}`,
})
