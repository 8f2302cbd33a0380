import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 260,
  label: 'Given membership ends soon',
  sentWhen: 'A week before the time of a membership is over that was given to somebody.',
  variables: ['customer.firstName', 'membership.tier', 'membership.until', 'membership.url'],
  required: ['membership.tier', 'membership.until'],
  subject: 'Your time with “{{membership.tier}}” ends on {{membership.until}}',
  preheader: 'It ends by itself. Nothing is charged.',
  heading: 'One more week',
  blocks: [
    paragraphs(
      'Hi {{customer.firstName}},',
      'You were given “{{membership.tier}}”, and its time ends on {{membership.until}}. Nothing is charged, and nothing goes on by itself. If you want to stay, join after that day.',
    ),
    button('See the membership', '{{membership.url}}'),
  ],
  reason: reasons.member,
})
