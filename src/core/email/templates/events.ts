import type { EmailTemplate } from '@/src/core/email/template'
import { button, mailDocument, paragraphs, titled } from '@/src/core/email/templates/compose'

const asked =
  'You get this mail because this address was put on the waitlist for “{{event.title}}” on the site of {{site.name}}. To get no more of them, unsubscribe here:'

/** What those read who wait for tickets of a sold-out event. */
export const eventTemplates: readonly EmailTemplate[] = [
  {
    key: 'waitlist-joined',
    label: 'On the waitlist',
    sentWhen: 'When somebody asks to be told about free tickets of a sold-out event.',
    variables: ['event.title', 'event.when', 'event.where', 'event.url'],
    required: ['event.title'],
    isMarketing: true,
    subject: 'You are on the waitlist for {{event.title}}',
    document: mailDocument({
      preheader: 'We write to you when tickets are free.',
      heading: 'You are on the waitlist',
      blocks: [
        titled('{{event.title}}', '{{event.when}}', '{{event.where}}'),
        paragraphs(
          'This event is sold out. When tickets come free, we write to as many people as there are tickets, in the order in which they asked.',
        ),
        button('See the event', '{{event.url}}'),
      ],
      reason: asked,
    }),
  },
  {
    key: 'tickets-free',
    label: 'Tickets are free',
    sentWhen:
      'To those on the waitlist of an event, in their order, when tickets come free: as many people as there are tickets.',
    variables: ['event.title', 'event.when', 'event.where', 'event.url', 'ticket.kind'],
    required: ['event.title', 'event.url'],
    isMarketing: true,
    subject: 'Tickets for {{event.title}} are free',
    document: mailDocument({
      preheader: 'Whoever is first gets them.',
      heading: 'There are tickets again',
      blocks: [
        titled('{{event.title}}', '{{event.when}}', '{{event.where}}', '{{ticket.kind}}'),
        paragraphs('You asked to be told. Tickets are not kept aside: whoever is first gets them.'),
        button('Get tickets', '{{event.url}}'),
      ],
      reason: asked,
    }),
  },
]
