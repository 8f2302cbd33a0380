import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 40,
  label: 'Email changed',
  sentWhen: 'To the former address, when an account gets another one.',
  subject: 'Your email for {{site.name}} was changed',
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
})
