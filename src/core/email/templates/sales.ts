import type { EmailTemplate } from '@/src/core/email/template'
import { button, list, mailDocument, paragraphs, titled } from '@/src/core/email/templates/compose'

const yours = 'You get this mail because {{site.name}} is yours.'
const answers = 'Your answer to it goes to {{customer.email}}.'
const switchedOff = 'You can switch such mails off in your account in the admin.'

/** What artists hear of their sales. */
export const saleTemplates: readonly EmailTemplate[] = [
  {
    key: 'new-order',
    label: 'New order',
    sentWhen: 'To you, when somebody has bought something, unless you switched that off.',
    variables: [
      'order.number',
      'order.total',
      'order.lines',
      'order.todo',
      'order.coming',
      'customer.name',
      'customer.email',
      'admin.url',
    ],
    required: ['order.number', 'admin.url'],
    subject: 'New order {{order.number}}: {{order.total}}',
    document: mailDocument({
      preheader: '{{order.todo}}',
      heading: 'You have a new order',
      blocks: [
        titled('Order {{order.number}}', '{{order.todo}}', '{{order.coming}}'),
        list('{{order.lines}}'),
        titled('Bought by', '{{customer.name}}', '{{customer.email}}'),
        button('See the order', '{{admin.url}}'),
      ],
      reason: `${yours} ${answers} ${switchedOff}`,
    }),
  },
  {
    key: 'new-member',
    label: 'New member',
    sentWhen: 'To you, when a paid membership begins, unless you switched that off.',
    variables: [
      'membership.tier',
      'membership.price',
      'customer.firstName',
      'customer.email',
      'admin.url',
    ],
    required: ['membership.tier', 'admin.url'],
    subject: 'New member: {{membership.tier}}',
    document: mailDocument({
      preheader: '{{membership.price}}',
      heading: 'You have a new member',
      blocks: [
        titled('{{membership.tier}}', '{{membership.price}}'),
        titled('Who it is', '{{customer.firstName}}', '{{customer.email}}'),
        paragraphs('There is nothing for you to do. It renews by itself.'),
        button('See the member', '{{admin.url}}'),
      ],
      reason: `${yours} ${answers} ${switchedOff}`,
    }),
  },
  {
    key: 'order-review',
    label: 'An order needs a look',
    sentWhen:
      'To you, when the money of an order is odd: another amount than it asks for, an objection at the bank, a refund that failed.',
    variables: ['order.number', 'order.total', 'order.review', 'customer.email', 'admin.url'],
    required: ['order.number', 'admin.url'],
    subject: 'Order {{order.number}} needs a look',
    document: mailDocument({
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
      reason: `${yours} ${answers}`,
    }),
  },
]
