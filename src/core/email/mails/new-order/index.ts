import { button, defineMail, list, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  optOut: 'sales',
  position: 340,
  label: 'New order',
  sentWhen: 'To you, when somebody has bought something, unless you switched that off.',
  variables: [
    'order.number',
    'order.total',
    'order.lines',
    {
      name: 'order.todo',
      label: 'What is to be done about it',
      sample: 'Send it to: Ana Moreau, 12 Harbour Street, 04109 Leipzig, Germany.',
    },
    'order.coming',
    { name: 'customer.name', label: 'Name of the buyer', sample: 'Ana Moreau', isVisitors: true },
    'customer.email',
    'admin.url',
  ],
  required: ['order.number', 'admin.url'],
  subject: 'New order {{order.number}}: {{order.total}}',
  preheader: '{{order.todo}}',
  heading: 'You have a new order',
  blocks: [
    titled('Order {{order.number}}', '{{order.todo}}', '{{order.coming}}'),
    list('{{order.lines}}'),
    titled('Bought by', '{{customer.name}}', '{{customer.email}}'),
    button('See the order', '{{admin.url}}'),
  ],
  reason: `${reasons.yours} ${reasons.answers} ${reasons.switchedOff}`,
})
