import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  optOut: 'sales',
  position: 350,
  label: 'New member',
  sentWhen: 'To you, when a paid membership begins, unless you switched that off.',
  variables: [
    'membership.tier',
    'membership.price',
    'customer.firstName',
    'customer.email',
    'admin.url',
  ],
  required: ['membership.tier', 'admin.url'],
  subject: 'New member: {{membership.tier}}',
  preheader: '{{membership.price}}',
  heading: 'You have a new member',
  blocks: [
    titled('{{membership.tier}}', '{{membership.price}}'),
    titled('Who it is', '{{customer.firstName}}', '{{customer.email}}'),
    paragraphs('There is nothing for you to do. It renews by itself.'),
    button('See the member', '{{admin.url}}'),
  ],
  reason: `${reasons.yours} ${reasons.answers} ${reasons.switchedOff}`,
})
