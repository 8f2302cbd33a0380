import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { accountMessages } from '@/src/core/messages/account'

const { confirmEmail } = accountMessages

export const mail = defineMail({
  audience: 'visitor',
  secret: 'account',
  position: 20,
  label: 'Confirm email',
  sentWhen: 'When somebody makes an account or changes the email address of one.',
  variables: [
    'confirm.url',
    { name: 'confirm.hours', label: 'Hours that the link works', sample: '48' },
  ],
  required: ['confirm.url'],
  subject: 'Confirm your email for {{site.name}}',
  preheader: 'One click, and this address is yours here.',
  heading: confirmEmail,
  blocks: [
    paragraphs('This address was given for an account on {{site.name}}. Confirm that it is yours.'),
    button(confirmEmail, '{{confirm.url}}'),
    paragraphs('The link works once, for {{confirm.hours}} hours, while you are logged in.'),
  ],
  reason: 'If it was not you, ignore this mail.',
})
