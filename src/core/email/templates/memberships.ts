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
    sentWhen: 'When a member moves to another tier.',
    variables: [
      'customer.firstName',
      'membership.tier',
      'membership.formerTier',
      'membership.price',
      'membership.url',
    ],
    required: ['membership.tier'],
    subject: 'Your membership is “{{membership.tier}}” now',
    document: mailDocument({
      preheader: 'From {{membership.formerTier}} to {{membership.tier}}.',
      heading: 'Your membership has changed',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          'You moved from “{{membership.formerTier}}” to “{{membership.tier}}”.',
          '{{membership.price}}',
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
