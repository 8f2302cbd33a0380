import { button, defineMail, paragraphs, smallPrint } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 170,
  label: 'Gift receipt',
  sentWhen: 'To the person who gave a gift, when it has been delivered.',
  variables: ['gift.recipient', 'gift.title', 'gift.message', 'order.number', 'order.url'],
  required: ['gift.title'],
  subject: 'Your gift from {{site.name}} has been delivered',
  preheader: '{{gift.title}} has arrived.',
  heading: 'Your gift has arrived',
  blocks: [
    paragraphs('We sent “{{gift.title}}” to {{gift.recipient}}.', '{{gift.message}}'),
    button('See your order', '{{order.url}}'),
    smallPrint('Order {{order.number}}'),
  ],
  reason: reasons.bought,
})
