import type { EmailTemplate } from '@/src/core/email/template'
import {
  button,
  list,
  mailDocument,
  paragraphs,
  smallPrint,
  titled,
} from '@/src/core/email/templates/compose'

const given = 'You get this mail because somebody gave you something by {{site.name}}.'
const bought = 'You get this mail because you bought from {{site.name}}.'
const key = 'The link above is yours alone.'

export const giftTemplates: readonly EmailTemplate[] = [
  {
    key: 'gift',
    label: 'Gift delivered',
    sentWhen: 'To the person who gets a gift, when it is paid or on the day the buyer chose.',
    variables: [
      'gift.from',
      'gift.recipient',
      'gift.title',
      'gift.message',
      'gift.url',
      // Of tickets alone.
      'event.title',
      'event.when',
      'event.where',
    ],
    required: ['gift.title', 'gift.url'],
    // Never the giver's words: a subject is what people trust.
    subject: 'A gift for you from {{site.name}}',
    document: mailDocument({
      preheader: '{{gift.title}} is yours.',
      heading: 'A gift for you',
      blocks: [
        paragraphs(
          'Hi {{gift.recipient}},',
          '{{gift.from}} gives you “{{gift.title}}” by {{site.name}}.',
          '{{gift.message}}',
        ),
        paragraphs('{{event.title}}', '{{event.when}}', '{{event.where}}'),
        button('Open your gift', '{{gift.url}}'),
      ],
      reason: `${given} ${key}`,
    }),
  },
  {
    key: 'gift-claimed',
    label: 'Gift claimed',
    sentWhen: 'To the person who claimed a gift, with the link to what is in it.',
    variables: ['gift.title', 'gift.url'],
    required: ['gift.url'],
    subject: 'Your gift from {{site.name}}: {{gift.title}}',
    document: mailDocument({
      preheader: 'Keep this mail: its link opens your gift.',
      heading: 'It is yours now',
      blocks: [
        paragraphs('“{{gift.title}}” is waiting for you. Come back with this link at any time.'),
        button('See your gift', '{{gift.url}}'),
      ],
      reason: `${given} ${key}`,
    }),
  },
  {
    key: 'gift-shipped',
    label: 'Gift shipped',
    sentWhen: 'To the person who claimed a gift, when you mark its order as shipped.',
    variables: [
      'gift.title',
      'gift.url',
      'order.parcel',
      'order.trackingAction',
      'order.trackingUrl',
    ],
    required: ['gift.title', 'gift.url'],
    subject: 'Your gift from {{site.name}} is on its way',
    document: mailDocument({
      preheader: 'Packed with care, and out of the door.',
      heading: 'Your gift is on its way',
      blocks: [
        paragraphs('Packed with care, and out of the door.'),
        titled('{{gift.title}}', '{{order.parcel}}'),
        button('{{order.trackingAction}}', '{{order.trackingUrl}}'),
        button('See your gift', '{{gift.url}}'),
      ],
      reason: `${given} ${key}`,
    }),
  },
  {
    key: 'gift-pickup-ready',
    label: 'Gift ready to be picked up',
    sentWhen: 'To the person who claimed a gift, when you mark it as ready to be picked up.',
    variables: ['gift.title', 'gift.url'],
    required: ['gift.title', 'gift.url'],
    subject: 'Your gift from {{site.name}} is ready to be picked up',
    document: mailDocument({
      preheader: 'It waits for you.',
      heading: 'Ready to be picked up',
      blocks: [
        paragraphs('“{{gift.title}}” waits for you. Show the page of your gift when you come.'),
        button('See your gift', '{{gift.url}}'),
      ],
      reason: `${given} ${key}`,
    }),
  },
  {
    key: 'gift-withdrawn',
    label: 'Gift taken back',
    sentWhen: 'To the person who claimed a gift, when it is taken back with its order.',
    variables: ['gift.title'],
    required: ['gift.title'],
    subject: 'Your gift from {{site.name}} was taken back',
    document: mailDocument({
      preheader: '{{gift.title}} is no longer yours.',
      heading: 'Your gift was taken back',
      blocks: [
        paragraphs(
          '“{{gift.title}}” was taken back with the order it belongs to.',
          'Whoever gave it to you can tell you more.',
        ),
      ],
      reason: given,
    }),
  },
  {
    key: 'gift-receipt',
    label: 'Gift receipt',
    sentWhen: 'To the person who gave a gift, when it has been delivered.',
    variables: ['gift.recipient', 'gift.title', 'gift.message', 'order.number', 'order.url'],
    required: ['gift.title'],
    subject: 'Your gift from {{site.name}} has been delivered',
    document: mailDocument({
      preheader: '{{gift.title}} has arrived.',
      heading: 'Your gift has arrived',
      blocks: [
        paragraphs('We sent “{{gift.title}}” to {{gift.recipient}}.', '{{gift.message}}'),
        button('See your order', '{{order.url}}'),
        smallPrint('Order {{order.number}}'),
      ],
      reason: bought,
    }),
  },
  {
    key: 'tickets',
    label: 'Tickets',
    sentWhen: 'When tickets are paid, with a picture of each code to be scanned at the door.',
    variables: [
      'event.title',
      'event.when',
      'event.where',
      'event.url',
      'order.url',
      'order.action',
      'ticket.codes',
    ],
    required: ['event.title', 'ticket.codes'],
    subject: 'Your tickets for {{event.title}}',
    document: mailDocument({
      preheader: 'Show the pictures in this mail at the door.',
      heading: 'See you at {{event.title}}',
      blocks: [
        titled('{{event.when}}', '{{event.where}}'),
        list('{{ticket.codes}}'),
        paragraphs(
          'Show the pictures with this mail at the door, on your phone or printed. Each lets one person in, once.',
        ),
        button('{{order.action}}', '{{order.url}}'),
        button('See the event', '{{event.url}}'),
      ],
      reason: `You get this mail because you have tickets from {{site.name}}. Whoever has the pictures gets in.`,
    }),
  },
]
