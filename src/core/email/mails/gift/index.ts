import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'gift',
  position: 120,
  label: 'Gift delivered',
  sentWhen: 'To the person who gets a gift, when it is paid or on the day the buyer chose.',
  variables: [
    { name: 'gift.from', label: 'Who gives', sample: 'Ben', isVisitors: true },
    'gift.recipient',
    'gift.title',
    'gift.message',
    'gift.url',
    // Of tickets alone.
    'event.title',
    'event.when',
    'event.where',
  ],
  // The gift of the samples is an album.
  samples: { 'event.title': '', 'event.when': '', 'event.where': '' },
  required: ['gift.title', 'gift.url'],
  // Never the giver's words: a subject is what people trust.
  subject: 'A gift for you from {{site.name}}',
  preheader: '{{gift.title}} is yours.',
  heading: 'A gift for you',
  blocks: [
    paragraphs(
      'Hi {{gift.recipient}},',
      '{{gift.from}} gives you “{{gift.title}}” by {{site.name}}.',
      '{{gift.message}}',
    ),
    paragraphs('{{event.title}}', '{{event.when}}', '{{event.where}}'),
    button('Open your gift', '{{gift.url}}'),
  ],
  reason: `${reasons.given} ${reasons.giftLink}`,
})
