import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 100,
  label: 'Order taken back',
  sentWhen: 'When you take an order back that cost nothing.',
  variables: ['order.number', 'order.url', 'refund.rest'],
  required: ['order.number'],
  subject: 'Your order {{order.number}} from {{site.name}} was cancelled',
  preheader: 'What it gave you is not valid any more.',
  heading: 'Your order was cancelled',
  blocks: [
    paragraphs(
      'Order {{order.number}} was cancelled. Its downloads and tickets are not valid any more.',
      '{{refund.rest}}',
    ),
    button('See your order', '{{order.url}}'),
  ],
  reason: reasons.bought,
})
