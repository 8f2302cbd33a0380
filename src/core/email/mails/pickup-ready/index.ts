import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 80,
  label: 'Order ready to be picked up',
  sentWhen: 'When you mark an order, or a part of it, as ready to be picked up.',
  variables: [
    'order.number',
    'order.url',
    'order.note',
    { name: 'order.pickup', label: 'What is picked up', sample: '2 × Tour shirt (Black, M)' },
    'order.rest',
  ],
  samples: { 'order.note': 'Ask for it at the merch table.' },
  required: ['order.number', 'order.url'],
  subject: 'Your order {{order.number}} from {{site.name}} is ready to be picked up',
  preheader: 'It waits for you.',
  heading: 'Ready to be picked up',
  blocks: [
    paragraphs('It waits for you. Show your order when you come.', '{{order.note}}'),
    titled('Order {{order.number}}', '{{order.pickup}}', '{{order.rest}}'),
    button('See your order', '{{order.url}}'),
  ],
  reason: reasons.bought,
})
