import { button, defineMail, list, paragraphs, smallPrint } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 60,
  label: 'Download ready',
  sentWhen:
    'On the day of a release, to everybody who has bought it before; and when a large download is packed that somebody waited for.',
  variables: ['order.number', 'order.url', 'download.files'],
  required: ['order.url'],
  subject: 'Your download from {{site.name}} is ready',
  preheader: 'Headphones on.',
  heading: 'Your music is ready',
  blocks: [
    paragraphs('Put your headphones on: this is what you can download now.'),
    list('{{download.files}}'),
    button('Download your music', '{{order.url}}'),
    smallPrint('Order {{order.number}}'),
  ],
  reason: `${reasons.bought} ${reasons.orderLink}`,
})
