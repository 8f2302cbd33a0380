import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'gift',
  position: 150,
  label: 'Gift ready to be picked up',
  sentWhen: 'To the person who claimed a gift, when you mark it as ready to be picked up.',
  variables: ['gift.title', 'gift.url'],
  required: ['gift.title', 'gift.url'],
  subject: 'Your gift from {{site.name}} is ready to be picked up',
  preheader: 'It waits for you.',
  heading: 'Ready to be picked up',
  blocks: [
    paragraphs('“{{gift.title}}” waits for you. Show the page of your gift when you come.'),
    button('See your gift', '{{gift.url}}'),
  ],
  reason: `${reasons.given} ${reasons.giftLink}`,
})
