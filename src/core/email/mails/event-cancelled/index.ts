import { defineMail, paragraphs, titled } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 200,
  label: 'Event called off',
  sentWhen: 'When you refund the tickets of an event that was called off, to buyers and holders.',
  variables: [
    'event.title',
    'event.when',
    'event.where',
    {
      name: 'ticket.reason',
      label: 'Why people get it',
      sample: 'You get this mail because you have tickets for this event.',
    },
  ],
  required: ['event.title'],
  subject: '{{event.title}} does not take place',
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
})
