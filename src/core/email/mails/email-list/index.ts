import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 320,
  label: 'Confirm the email list',
  sentWhen: 'When somebody joins an email list, to confirm it.',
  variables: [
    { name: 'list.name', label: 'Name of the list', sample: 'Friends of the band' },
    'confirm.url',
  ],
  required: ['confirm.url'],
  isMarketing: true,
  subject: 'Confirm that you want mails from {{site.name}}',
  preheader: 'You get no mails until you confirm.',
  heading: 'One more click',
  blocks: [
    paragraphs(
      'Someone, hopefully you, put this address on the list “{{list.name}}” of {{site.name}}.',
      'You get no mails until you confirm.',
    ),
    button('Confirm', '{{confirm.url}}'),
  ],
  reason: 'If it was not you, ignore this mail. To make sure that you get none, unsubscribe here:',
})
