import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  position: 400,
  label: 'Your domain is well again',
  sentWhen: 'To you, when the record of your own domain is back after you heard that it had gone.',
  variables: ['domain.host', 'admin.url'],
  required: ['domain.host'],
  subject: '{{domain.host}} is well again',
  preheader: 'Its record is back. You need not do anything.',
  heading: '{{domain.host}} is well again',
  blocks: [
    paragraphs(
      'The record that says that {{domain.host}} is yours is back, and the domain leads to your site.',
    ),
    button('See your domains', '{{admin.url}}'),
  ],
  reason: reasons.yours,
})
