import { defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 160,
  label: 'Gift taken back',
  sentWhen: 'To the person who claimed a gift, when it is taken back with its order.',
  variables: ['gift.title'],
  required: ['gift.title'],
  subject: 'Your gift from {{site.name}} was taken back',
  preheader: '{{gift.title}} is no longer yours.',
  heading: 'Your gift was taken back',
  blocks: [
    paragraphs(
      '“{{gift.title}}” was taken back with the order it belongs to.',
      'Whoever gave it to you can tell you more.',
    ),
  ],
  reason: reasons.given,
})
