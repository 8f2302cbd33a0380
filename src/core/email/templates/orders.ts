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
      'order.total',
      'order.shipsTo',
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
        titled('Order {{order.number}}', '{{order.shipsTo}}', '{{order.notice}}'),
        list('{{order.lines}}'),
        button('{{order.action}}', '{{order.url}}'),
      ],
      reason: `${bought} ${key}`,
    }),
  },
  {
    key: 'download-ready',
    isForLater: true,
    label: 'Download ready',
    sentWhen: 'When files of a paid order can be downloaded that could not be before.',
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
    sentWhen: 'When you mark an order as shipped.',
    variables: ['order.number', 'order.url', 'order.note'],
    required: ['order.number', 'order.url'],
    subject: 'Your order {{order.number}} from {{site.name}} is on its way',
    document: mailDocument({
      preheader: 'Packed with care, and out of the door.',
      heading: 'Your order is on its way',
      blocks: [
        paragraphs('Packed with care, and out of the door.'),
        titled('Order {{order.number}}', '{{order.note}}'),
        button('See your order', '{{order.url}}'),
      ],
      reason: bought,
    }),
  },
  {
    key: 'gift',
    isForLater: true,
    label: 'Gift delivered',
    sentWhen: 'To the person who gets a gift, when it is paid.',
    variables: ['gift.from', 'gift.recipient', 'gift.title', 'gift.message', 'gift.url'],
    required: ['gift.title', 'gift.url'],
    subject: '{{gift.from}} sends you music by {{site.name}}',
    document: mailDocument({
      preheader: '{{gift.title}} is yours.',
      heading: 'A gift for you',
      blocks: [
        paragraphs(
          'Hi {{gift.recipient}},',
          '{{gift.from}} gives you “{{gift.title}}” by {{site.name}}. It is yours to keep.',
          '{{gift.message}}',
        ),
        button('Open your gift', '{{gift.url}}'),
      ],
      reason:
        'You get this mail because somebody gave you music by {{site.name}}. The link above is yours alone.',
    }),
  },
  {
    key: 'gift-receipt',
    isForLater: true,
    label: 'Gift receipt',
    sentWhen: 'To the person who gave a gift, when it has been delivered.',
    variables: ['gift.recipient', 'gift.title', 'gift.message', 'order.number', 'order.url'],
    required: ['gift.title'],
    subject: 'Your gift is with {{gift.recipient}}',
    document: mailDocument({
      preheader: '{{gift.title}} has arrived.',
      heading: 'Your gift has arrived',
      blocks: [
        paragraphs(
          'We sent “{{gift.title}}” to {{gift.recipient}}, with your words:',
          '{{gift.message}}',
        ),
        button('See your order', '{{order.url}}'),
        smallPrint('Order {{order.number}}'),
      ],
      reason: bought,
    }),
  },
]
