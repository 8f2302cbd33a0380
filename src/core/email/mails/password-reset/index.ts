import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'account',
  position: 30,
  label: 'New password',
  sentWhen: 'When somebody asks for a new password.',
  variables: [
    {
      name: 'reset.url',
      label: 'Link to a new password',
      sample: '{{site.url}}/reset-password?token=sample',
    },
    { name: 'reset.minutes', label: 'Minutes that the link works', sample: '60' },
  ],
  required: ['reset.url'],
  subject: 'Set a new password for {{site.name}}',
  preheader: 'The link works once, for {{reset.minutes}} minutes.',
  heading: 'Set a new password',
  blocks: [
    paragraphs('Someone, hopefully you, asked for a new password on {{site.name}}.'),
    button('Set a new password', '{{reset.url}}'),
    paragraphs('The link works once, for {{reset.minutes}} minutes.'),
  ],
  reason: 'If it was not you, ignore this mail: your password stays as it is.',
})
