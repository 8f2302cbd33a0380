import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'
import { reasons } from '@/src/core/email/reasons'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 250,
  label: 'Membership payment failed',
  sentWhen: 'When a member’s payment does not come through.',
  variables: ['customer.firstName', 'membership.tier', 'membership.until', 'account.url'],
  required: ['account.url'],
  subject: 'Your payment for “{{membership.tier}}” did not come through',
  preheader: 'Nothing is lost yet.',
  heading: 'Your payment did not come through',
  blocks: [
    paragraphs(
      'Hi {{customer.firstName}},',
      'The payment for “{{membership.tier}}” did not come through. That happens: cards run out, banks ask questions. Nothing is lost yet, your membership stays open until {{membership.until}}.',
    ),
    button('Look at your account', '{{account.url}}'),
  ],
  reason: reasons.member,
})
