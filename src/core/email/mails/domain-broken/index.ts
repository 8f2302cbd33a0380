import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  position: 390,
  label: 'Your domain is in danger',
  sentWhen:
    'To you, once, when the record that proves your own domain has gone, long before the domain stops leading to your site.',
  variables: [
    'domain.host',
    { name: 'domain.record', label: 'Name of the record', sample: '_bandstand.luna-vale.com' },
    { name: 'domain.until', label: 'Until when it still works', sample: '12 August 2026' },
    'admin.url',
  ],
  required: ['domain.host', 'admin.url'],
  subject: '{{domain.host}} will stop working',
  preheader: 'Its record has gone. Until {{domain.until}} nothing changes.',
  heading: '{{domain.host}} will stop working',
  blocks: [
    paragraphs(
      'The TXT record {{domain.record}}, which says that {{domain.host}} is yours, has gone. Most often somebody moved the domain, or cleared its records.',
      'Until {{domain.until}} the domain leads to your site as before. Put the record back until then, and nobody notices.',
    ),
    button('See the record', '{{admin.url}}'),
  ],
  reason: reasons.yours,
})
