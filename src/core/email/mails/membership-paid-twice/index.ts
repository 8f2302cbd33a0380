import { defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  position: 280,
  label: 'Membership paid twice',
  sentWhen:
    'To you, when somebody paid twice for one membership, and the second payment went back.',
  variables: ['membership.tier', 'refund.amount', 'customer.email'],
  required: ['membership.tier', 'refund.amount'],
  subject: '{{refund.amount}} went back: “{{membership.tier}}” was paid twice',
  preheader: 'The second payment went back by itself.',
  heading: 'A membership was paid twice',
  blocks: [
    paragraphs(
      '{{customer.email}} paid twice for “{{membership.tier}}”, on two pages that were open at the same time.',
      'The second payment of {{refund.amount}} is on its way back, and nothing more is charged for it. The membership goes on as it was paid for the first time. There is nothing for you to do.',
    ),
  ],
  reason: 'You get this mail because {{site.name}} is yours.',
})
