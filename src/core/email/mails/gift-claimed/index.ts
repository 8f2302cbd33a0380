import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'gift',
  position: 130,
  label: 'Gift claimed',
  sentWhen: 'To the person who claimed a gift, with the link to what is in it.',
  variables: ['gift.title', 'gift.url'],
  required: ['gift.url'],
  subject: 'Your gift from {{site.name}}: {{gift.title}}',
  preheader: 'Keep this mail: its link opens your gift.',
  heading: 'It is yours now',
  blocks: [
    paragraphs('“{{gift.title}}” is waiting for you. Come back with this link at any time.'),
    button('See your gift', '{{gift.url}}'),
  ],
  reason: `${reasons.given} ${reasons.giftLink}`,
})
