import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  position: 410,
  label: 'A webhook was switched off',
  sentWhen:
    'To you, when another program that is told of what happens did not answer for three days.',
  variables: [
    { name: 'webhook.host', label: 'Where it leads', sample: 'hooks.example.com' },
    {
      name: 'webhook.why',
      label: 'Why',
      sample: 'For three days nothing that was sent there was accepted.',
    },
    'admin.url',
  ],
  required: ['webhook.host', 'admin.url'],
  subject: 'Your webhook to {{webhook.host}} was switched off',
  preheader: '{{webhook.why}}',
  heading: 'A webhook was switched off',
  blocks: [
    paragraphs(
      'Your site tells {{webhook.host}} of what happens. {{webhook.why}} So nothing is sent there any more.',
      'When the program answers again, switch it on. What was still waiting is sent then; what happens until then is not.',
    ),
    button('See what was sent', '{{admin.url}}'),
  ],
  reason: reasons.yours,
})
