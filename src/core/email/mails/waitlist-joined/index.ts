import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 210,
  label: 'On the waitlist',
  sentWhen: 'When somebody asks to be told about free tickets of a sold-out event.',
  variables: ['event.title', 'event.when', 'event.where', 'event.url'],
  required: ['event.title'],
  isMarketing: true,
  subject: 'You are on the waitlist for {{event.title}}',
  preheader: 'We write to you when tickets are free.',
  heading: 'You are on the waitlist',
  blocks: [
    titled('{{event.title}}', '{{event.when}}', '{{event.where}}'),
    paragraphs(
      'This event is sold out. When tickets come free, we write to as many people as there are tickets, in the order in which they asked.',
    ),
    button('See the event', '{{event.url}}'),
  ],
  reason: reasons.waits,
})
