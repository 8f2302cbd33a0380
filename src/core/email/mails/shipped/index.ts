import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 70,
  label: 'Order shipped',
  sentWhen: 'When you mark an order, or a part of it, as sent.',
  variables: [
    'order.number',
    'order.url',
    'order.note',
    { name: 'order.contents', label: 'What is in the parcel', sample: '2 × Tour shirt (Black, M)' },
    'order.rest',
    'order.parcel',
    'order.trackingAction',
    'order.trackingUrl',
  ],
  required: ['order.number', 'order.url'],
  subject: 'Your order {{order.number}} from {{site.name}} is on its way',
  preheader: 'Packed with care, and out of the door.',
  heading: 'Your order is on its way',
  blocks: [
    paragraphs('Packed with care, and out of the door.'),
    titled(
      'Order {{order.number}}',
      '{{order.contents}}',
      '{{order.parcel}}',
      '{{order.note}}',
      '{{order.rest}}',
    ),
    button('{{order.trackingAction}}', '{{order.trackingUrl}}'),
    button('See your order', '{{order.url}}'),
  ],
  reason: reasons.bought,
})
