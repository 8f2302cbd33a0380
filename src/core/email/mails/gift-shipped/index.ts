import { button, defineMail, paragraphs, titled } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'gift',
  position: 140,
  label: 'Gift shipped',
  sentWhen: 'To the person who claimed a gift, when you mark its order as shipped.',
  variables: [
    'gift.title',
    'gift.url',
    'order.parcel',
    'order.trackingAction',
    'order.trackingUrl',
  ],
  required: ['gift.title', 'gift.url'],
  subject: 'Your gift from {{site.name}} is on its way',
  preheader: 'Packed with care, and out of the door.',
  heading: 'Your gift is on its way',
  blocks: [
    paragraphs('Packed with care, and out of the door.'),
    titled('{{gift.title}}', '{{order.parcel}}'),
    button('{{order.trackingAction}}', '{{order.trackingUrl}}'),
    button('See your gift', '{{gift.url}}'),
  ],
  reason: `${reasons.given} ${reasons.giftLink}`,
})
