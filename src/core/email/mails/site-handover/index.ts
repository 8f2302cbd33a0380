import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'owner',
  secret: 'account',
  position: 380,
  label: 'Your site is handed over',
  sentWhen: 'To the person of your team who is to own your site.',
  variables: [
    {
      name: 'handover.url',
      label: 'Link that takes the site over',
      sample: '{{site.url}}/admin/join?token=sample',
    },
    { name: 'handover.days', label: 'Days that the link works', sample: '2' },
  ],
  required: ['handover.url'],
  subject: 'Take over {{site.name}}',
  preheader: 'The link works once, for {{handover.days}} days.',
  heading: '{{site.name}} is to be yours',
  blocks: [
    paragraphs(
      'Its owner hands the site over to you: with the team, the payouts and everything on it. Who owned it stays as an admin.',
    ),
    button('Take over the site', '{{handover.url}}'),
    paragraphs('The link works once, for {{handover.days}} days, and only for your account.'),
  ],
  reason: 'If you do not want that, ignore this mail: the site stays with its owner.',
})
