import type { EmailTemplate } from '@/src/core/email/template'
import {
  button,
  mailDocument,
  paragraphs,
  products,
  socials,
} from '@/src/core/email/templates/compose'
import { accountMessages } from '@/src/core/messages/account'

const { confirmEmail } = accountMessages

export const accountTemplates: readonly EmailTemplate[] = [
  {
    key: 'welcome',
    label: 'Welcome',
    sentWhen: 'When somebody has made an account and confirmed the email address.',
    variables: ['customer.firstName', 'customer.email', 'account.url'],
    required: [],
    subject: 'Welcome, {{customer.firstName}}',
    document: mailDocument({
      preheader: 'Your account is ready. Here is what you can do with it.',
      heading: 'Good to have you here',
      blocks: [
        paragraphs(
          'Hi {{customer.firstName}},',
          'Thank you for making an account. What you buy waits for you there, you can like and save posts, and you are the first to hear about new things.',
        ),
        button('See your account', '{{account.url}}'),
        products,
        socials,
      ],
      reason: 'You get this mail because you made an account on {{site.name}}.',
    }),
  },
  {
    key: 'confirm-email',
    label: 'Confirm email',
    sentWhen: 'When somebody makes an account or changes the email address of one.',
    variables: ['confirm.url', 'confirm.hours'],
    required: ['confirm.url'],
    subject: 'Confirm your email for {{site.name}}',
    document: mailDocument({
      preheader: 'One click, and this address is yours here.',
      heading: confirmEmail,
      blocks: [
        paragraphs(
          'This address was given for an account on {{site.name}}. Confirm that it is yours.',
        ),
        button(confirmEmail, '{{confirm.url}}'),
        paragraphs('The link works once, for {{confirm.hours}} hours, while you are logged in.'),
      ],
      reason: 'If it was not you, ignore this mail.',
    }),
  },
  {
    key: 'password-reset',
    label: 'New password',
    sentWhen: 'When somebody asks for a new password.',
    variables: ['reset.url', 'reset.minutes'],
    required: ['reset.url'],
    subject: 'Set a new password for {{site.name}}',
    document: mailDocument({
      preheader: 'The link works once, for {{reset.minutes}} minutes.',
      heading: 'Set a new password',
      blocks: [
        paragraphs('Someone, hopefully you, asked for a new password on {{site.name}}.'),
        button('Set a new password', '{{reset.url}}'),
        paragraphs('The link works once, for {{reset.minutes}} minutes.'),
      ],
      reason: 'If it was not you, ignore this mail: your password stays as it is.',
    }),
  },
  {
    key: 'email-changed',
    label: 'Email changed',
    sentWhen: 'To the former address, when an account gets another one.',
    variables: [],
    required: [],
    subject: 'Your email for {{site.name}} was changed',
    document: mailDocument({
      preheader: 'If it was not you, write to us at once.',
      heading: 'Your email was changed',
      blocks: [
        paragraphs(
          'Your account on {{site.name}} has another email now. You log in with that one, and mails about your account go there.',
          'If it was not you, write to us at once: somebody else may have got into your account.',
        ),
        button('Write to us', '/contact'),
      ],
      reason: 'You get this mail because this address belonged to an account on {{site.name}}.',
    }),
  },
]
