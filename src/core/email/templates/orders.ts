import type { EmailTemplate } from '@/src/core/email/template'
import {
  button,
  list,
  mailDocument,
  paragraphs,
  smallPrint,
  titled,
} from '@/src/core/email/templates/compose'

const bought = 'You get this mail because you bought from {{site.name}}.'
const key =
  'The link above is yours alone: whoever has it can see the order and download what is in it.'

export const orderTemplates: readonly EmailTemplate[] = [
  {
    key: 'receipt',
    label: 'Order receipt',
    sentWhen: 'When an order is paid.',
    variables: [
      'customer.email',
      'order.number',
      'order.url',
      'order.action',
      'order.coming',
      'order.total',
      'order.shipsTo',
      // Stands above all mails now; forms that artists made of this one have it still.
      'order.notice',
      'order.lines',
    ],
    required: ['order.number', 'order.url', 'order.lines'],
    subject: 'Your order {{order.number}} from {{site.name}}',
    document: mailDocument({
      preheader: 'Thank you. Here is what you ordered.',
      heading: 'Thank you for your order',
      blocks: [
        paragraphs('It means a lot, and it keeps the music going.'),
        titled('Order {{order.number}}', '{{order.shipsTo}}', '{{order.coming}}'),
        list('{{order.lines}}'),
        button('{{order.action}}', '{{order.url}}'),
      ],
      reason: `${bought} ${key}`,
    }),
  },
  {
    key: 'download-ready',
    label: 'Download ready',
    sentWhen:
      'On the day of a release, to everybody who has bought it before; and when a large download is packed that somebody waited for.',
    variables: ['order.number', 'order.url', 'download.files'],
    required: ['order.url'],
    subject: 'Your download from {{site.name}} is ready',
    document: mailDocument({
      preheader: 'Headphones on.',
      heading: 'Your music is ready',
      blocks: [
        paragraphs('Put your headphones on: this is what you can download now.'),
        list('{{download.files}}'),
        button('Download your music', '{{order.url}}'),
        smallPrint('Order {{order.number}}'),
      ],
      reason: `${bought} ${key}`,
    }),
  },
  {
    key: 'shipped',
    label: 'Order shipped',
    sentWhen: 'When you mark an order, or a part of it, as sent.',
    variables: [
      'order.number',
      'order.url',
      'order.note',
      'order.contents',
      'order.rest',
      'order.parcel',
      'order.trackingAction',
      'order.trackingUrl',
    ],
    required: ['order.number', 'order.url'],
    subject: 'Your order {{order.number}} from {{site.name}} is on its way',
    document: mailDocument({
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
      reason: bought,
    }),
  },
  {
    key: 'pickup-ready',
    label: 'Order ready to be picked up',
    sentWhen: 'When you mark an order, or a part of it, as ready to be picked up.',
    variables: ['order.number', 'order.url', 'order.note', 'order.pickup', 'order.rest'],
    required: ['order.number', 'order.url'],
    subject: 'Your order {{order.number}} from {{site.name}} is ready to be picked up',
    document: mailDocument({
      preheader: 'It waits for you.',
      heading: 'Ready to be picked up',
      blocks: [
        paragraphs('It waits for you. Show your order when you come.', '{{order.note}}'),
        titled('Order {{order.number}}', '{{order.pickup}}', '{{order.rest}}'),
        button('See your order', '{{order.url}}'),
      ],
      reason: bought,
    }),
  },
  {
    key: 'refunded',
    label: 'Refund',
    sentWhen: 'When money of an order is on its way back to the buyer.',
    variables: ['order.number', 'order.url', 'refund.amount', 'refund.rest'],
    required: ['order.number', 'refund.amount'],
    subject: 'Your refund from {{site.name}}: {{refund.amount}}',
    document: mailDocument({
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
      reason: bought,
    }),
  },
  {
    key: 'taken-back',
    label: 'Order taken back',
    sentWhen: 'When you take an order back that cost nothing.',
    variables: ['order.number', 'order.url', 'refund.rest'],
    required: ['order.number'],
    subject: 'Your order {{order.number}} from {{site.name}} was cancelled',
    document: mailDocument({
      preheader: 'What it gave you is not valid any more.',
      heading: 'Your order was cancelled',
      blocks: [
        paragraphs(
          'Order {{order.number}} was cancelled. Its downloads and tickets are not valid any more.',
          '{{refund.rest}}',
        ),
        button('See your order', '{{order.url}}'),
      ],
      reason: bought,
    }),
  },
  {
    key: 'order-link',
    label: 'Link to an order',
    sentWhen: 'When a buyer has lost the link to an order and asks for it.',
    variables: ['order.number', 'order.url'],
    required: ['order.url'],
    subject: 'Your order {{order.number}} from {{site.name}}',
    document: mailDocument({
      preheader: 'Here is the link to your order.',
      heading: 'Here is your order',
      blocks: [
        paragraphs('You asked for the link to order {{order.number}}.'),
        button('See your order', '{{order.url}}'),
      ],
      reason: `${bought} ${key}`,
    }),
  },
]
