import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  position: 360,
  label: 'An order needs a look',
  sentWhen:
    'To you, when the money of an order is odd: another amount than it asks for, an objection at the bank, a refund that failed.',
  variables: [
    'order.number',
    'order.total',
    {
      name: 'order.review',
      label: 'Why it needs a look',
      sample: 'The buyer disputes the payment with their bank.',
    },
    'customer.email',
    'admin.url',
  ],
  required: ['order.number', 'admin.url'],
  subject: 'Order {{order.number}} needs a look',
  preheader: '{{order.review}}',
  heading: 'An order needs a look',
  blocks: [
    titled('Order {{order.number}}, {{order.total}}', '{{order.review}}'),
    paragraphs(
      'The history of the order says what happened. When you have settled it, take the mark off there.',
    ),
    titled('Bought by', '{{customer.email}}'),
    button('See the order', '{{admin.url}}'),
  ],
  reason: `${reasons.yours} ${reasons.answers}`,
})
