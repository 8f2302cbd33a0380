import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 220,
  label: 'Tickets are free',
  sentWhen:
    'To those on the waitlist of an event, in their order, when tickets come free: as many people as there are tickets.',
  variables: [
    'event.title',
    'event.when',
    'event.where',
    'event.url',
    { name: 'ticket.kind', label: 'Which tickets are free', sample: 'Stalls' },
  ],
  required: ['event.title', 'event.url'],
  isMarketing: true,
  subject: 'Tickets for {{event.title}} are free',
  preheader: 'Whoever is first gets them.',
  heading: 'There are tickets again',
  blocks: [
    titled('{{event.title}}', '{{event.when}}', '{{event.where}}', '{{ticket.kind}}'),
    paragraphs('You asked to be told. Tickets are not kept aside: whoever is first gets them.'),
    button('Get tickets', '{{event.url}}'),
  ],
  reason: reasons.waits,
})
