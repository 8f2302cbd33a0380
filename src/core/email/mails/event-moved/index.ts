import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 190,
  label: 'Event moved',
  sentWhen:
    'When you tell those who have tickets that the date or the place of an event is another one.',
  variables: [
    'event.title',
    'event.when',
    'event.where',
    {
      name: 'event.was',
      label: 'Date and place until now',
      sample: 'Thursday, December 3, 2026 at 7:30 PM, The Harbour Hall, Whitby',
    },
    'event.url',
  ],
  required: ['event.title', 'event.when', 'event.where'],
  subject: 'New date or place: {{event.title}}',
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
})
