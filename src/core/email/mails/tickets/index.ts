import { button, defineMail, list, paragraphs, titled } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 180,
  label: 'Tickets',
  sentWhen:
    'When tickets are paid, with a picture of each code to be scanned at the door, in the mail and as a file.',
  variables: [
    'event.title',
    'event.when',
    'event.where',
    'event.url',
    'order.url',
    'order.action',
    'ticket.codes',
  ],
  samples: { 'order.action': 'See your tickets' },
  required: ['event.title', 'ticket.codes'],
  subject: 'Your tickets for {{event.title}}',
  preheader: 'Show the pictures in this mail at the door.',
  heading: 'See you at {{event.title}}',
  blocks: [
    titled('{{event.when}}', '{{event.where}}'),
    list('{{ticket.codes}}'),
    paragraphs(
      'Show the pictures in this mail at the door, on your phone or printed. Each lets one person in, once.',
    ),
    button('{{order.action}}', '{{order.url}}'),
    button('See the event', '{{event.url}}'),
  ],
  reason: `You get this mail because you have tickets from {{site.name}}. Whoever has the pictures gets in.`,
})
