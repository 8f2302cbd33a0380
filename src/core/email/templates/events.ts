import type { EmailTemplate } from '@/src/core/email/template'
import { button, mailDocument, paragraphs, titled } from '@/src/core/email/templates/compose'

const asked =
  'You get this mail because this address was put on the waitlist for “{{event.title}}” on the site of {{site.name}}. To get no more of them, unsubscribe here:'

/** What those read who have tickets of an event that changed, or wait for those of one that is sold out. */
export const eventTemplates: readonly EmailTemplate[] = [
  {
    key: 'event-moved',
    label: 'Event moved',
    sentWhen:
      'When you tell those who have tickets that the date or the place of an event is another one.',
    variables: ['event.title', 'event.when', 'event.where', 'event.was', 'event.url'],
    required: ['event.title', 'event.when', 'event.where'],
    subject: 'New date or place: {{event.title}}',
    document: mailDocument({
      preheader: 'Your tickets stay valid.',
      heading: '{{event.title}} was moved',
      blocks: [
        paragraphs('It now takes place:'),
        titled('{{event.when}}', '{{event.where}}'),
        paragraphs(
          'Before, it was: {{event.was}}.',
          'You need no new tickets: the codes that you have are scanned at the door as before.',
        ),
        button('See the event', '{{event.url}}'),
      ],
      reason: 'You get this mail because you have tickets from {{site.name}}.',
    }),
  },
  {
    key: 'event-called-off',
    label: 'Event called off',
    sentWhen: 'When you refund the tickets of an event that was called off, to buyers and holders.',
    variables: ['event.title', 'event.when', 'event.where', 'ticket.reason'],
    required: ['event.title'],
    subject: '{{event.title}} does not take place',
    document: mailDocument({
      preheader: 'We are sorry. What was paid goes back.',
      heading: '{{event.title}} is called off',
      blocks: [
        titled('{{event.when}}', '{{event.where}}'),
        paragraphs(
          'We are sorry: this event does not take place, and its tickets are not valid any more.',
          'What was paid for them goes back to whoever bought them. Banks take up to ten days to show it.',
        ),
      ],
      reason: '{{ticket.reason}}',
    }),
  },
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
