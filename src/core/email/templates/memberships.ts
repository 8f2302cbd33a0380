import type { EmailTemplate } from '@/src/core/email/template'
import { button, mailDocument, paragraphs } from '@/src/core/email/templates/compose'

const member = 'You get this mail because you are a member of {{site.name}}.'

export const membershipTemplates: readonly EmailTemplate[] = [
  {
    key: 'membership-started',
    label: 'Membership started',
    sentWhen: 'When somebody becomes a member.',
    variables: ['customer.firstName', 'membership.tier', 'membership.price', 'membership.url'],
    required: ['membership.tier'],
    subject: 'You are a member: {{membership.tier}}',
    document: mailDocument({
      preheader: 'The doors are open. Come in.',
      heading: 'Come in, the doors are open',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          'You are part of “{{membership.tier}}” now. Thank you: people like you make the next song possible.',
          '{{membership.price}}',
        ),
        button('See what is inside', '{{membership.url}}'),
      ],
      reason: member,
    }),
  },
  {
    key: 'membership-changed',
    label: 'Membership changed',
    sentWhen: 'When a member moves to another tier, or pays another price.',
    variables: [
      'customer.firstName',
      'membership.tier',
      'membership.formerTier',
      'membership.change',
      'membership.price',
      'membership.paid',
      'membership.url',
    ],
    required: ['membership.tier'],
    subject: 'Your membership is “{{membership.tier}}” now',
    document: mailDocument({
      preheader: '{{membership.change}}',
      heading: 'Your membership “{{membership.tier}}” has changed',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          '{{membership.change}}',
          '{{membership.price}}',
          '{{membership.paid}}',
        ),
        button('See what is inside', '{{membership.url}}'),
      ],
      reason: member,
    }),
  },
  {
    key: 'membership-failed',
    label: 'Membership payment failed',
    sentWhen: 'When a member’s payment does not come through.',
    variables: ['customer.firstName', 'membership.tier', 'membership.until', 'account.url'],
    required: ['account.url'],
    subject: 'Your payment for “{{membership.tier}}” did not come through',
    document: mailDocument({
      preheader: 'Nothing is lost yet.',
      heading: 'Your payment did not come through',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          'The payment for “{{membership.tier}}” did not come through. That happens: cards run out, banks ask questions. Nothing is lost yet, your membership stays open until {{membership.until}}.',
        ),
        button('Look at your account', '{{account.url}}'),
      ],
      reason: member,
    }),
  },
  {
    key: 'membership-ending',
    label: 'Given membership ends soon',
    sentWhen: 'A week before the time of a membership is over that was given to somebody.',
    variables: ['customer.firstName', 'membership.tier', 'membership.until', 'membership.url'],
    required: ['membership.tier', 'membership.until'],
    subject: 'Your time with “{{membership.tier}}” ends on {{membership.until}}',
    document: mailDocument({
      preheader: 'It ends by itself. Nothing is charged.',
      heading: 'One more week',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          'You were given “{{membership.tier}}”, and its time ends on {{membership.until}}. Nothing is charged, and nothing goes on by itself. If you want to stay, join after that day.',
        ),
        button('See the membership', '{{membership.url}}'),
      ],
      reason: member,
    }),
  },
  {
    key: 'membership-refunded',
    label: 'Membership refund',
    sentWhen: 'When money of a membership is on its way back to the member.',
    variables: [
      'customer.firstName',
      'membership.tier',
      'refund.amount',
      'refund.rest',
      'account.url',
    ],
    required: ['membership.tier', 'refund.amount'],
    subject: 'Your refund from {{site.name}}: {{refund.amount}}',
    document: mailDocument({
      preheader: '{{refund.amount}} is on its way back to you.',
      heading: 'Your money is on its way back',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          '{{refund.amount}} that you paid for “{{membership.tier}}” goes back to the card or account that you paid with. Banks take up to ten days to show it.',
          '{{refund.rest}}',
        ),
        button('Look at your account', '{{account.url}}'),
      ],
      reason: 'You get this mail because you paid for a membership of {{site.name}}.',
    }),
  },
  {
    key: 'membership-paid-twice',
    label: 'Membership paid twice',
    sentWhen:
      'To you, when somebody paid twice for one membership, and the second payment went back.',
    variables: ['membership.tier', 'refund.amount', 'customer.email'],
    required: ['membership.tier', 'refund.amount'],
    subject: '{{refund.amount}} went back: “{{membership.tier}}” was paid twice',
    document: mailDocument({
      preheader: 'The second payment went back by itself.',
      heading: 'A membership was paid twice',
      blocks: [
        paragraphs(
          '{{customer.email}} paid twice for “{{membership.tier}}”, on two pages that were open at the same time.',
          'The second payment of {{refund.amount}} is on its way back, and nothing more is charged for it. The membership goes on as it was paid for the first time. There is nothing for you to do.',
        ),
      ],
      reason: 'You get this mail because {{site.name}} is yours.',
    }),
  },
  {
    key: 'membership-ended',
    label: 'Membership ended',
    sentWhen: 'When a membership has ended.',
    variables: ['customer.firstName', 'membership.tier', 'membership.note', 'membership.url'],
    required: ['membership.tier'],
    subject: 'Your membership “{{membership.tier}}” has ended',
    document: mailDocument({
      preheader: 'Thank you for the time you were here.',
      heading: 'Thank you for being here',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          'Your membership “{{membership.tier}}” has ended. Thank you for the time you were part of it. The door stays open.',
          '{{membership.note}}',
        ),
        button('Come back', '{{membership.url}}'),
      ],
      reason: 'You get this mail because you were a member of {{site.name}}.',
    }),
  },
]
