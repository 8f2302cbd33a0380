import { button, defineMail, list, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 50,
  label: 'Order receipt',
  sentWhen: 'When an order is paid.',
  variables: [
    'customer.email',
    'order.number',
    'order.url',
    'order.action',
    'order.coming',
    'order.total',
    {
      name: 'order.shipsTo',
      label: 'Where it is sent',
      sample: 'We ship to: Ana Moreau, 12 Harbour Street, 04109 Leipzig, Germany',
    },
    // Stands above all mails now; forms that artists made of this one have it still.
    { name: 'order.notice', label: 'Notice about test payments', sample: '' },
    'order.lines',
  ],
  required: ['order.number', 'order.url', 'order.lines'],
  subject: 'Your order {{order.number}} from {{site.name}}',
  preheader: 'Thank you. Here is what you ordered.',
  heading: 'Thank you for your order',
  blocks: [
    paragraphs('It means a lot, and it keeps the music going.'),
    titled('Order {{order.number}}', '{{order.shipsTo}}', '{{order.coming}}'),
    list('{{order.lines}}'),
    button('{{order.action}}', '{{order.url}}'),
  ],
  reason: `${reasons.bought} ${reasons.orderLink}`,
})
