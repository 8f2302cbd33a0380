import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'owner',
  secret: 'account',
  position: 370,
  label: 'Invite to your team',
  sentWhen: 'To whom you invite to work on your site.',
  variables: [
    {
      name: 'invite.url',
      label: 'Link that accepts the invite',
      sample: '{{site.url}}/admin/join?token=sample',
    },
    { name: 'invite.role', label: 'What the role is called', sample: 'Editor' },
    {
      name: 'invite.may',
      label: 'What the role may do',
      sample: 'Pages, posts, music, merch, shows, tiers and pictures.',
    },
    { name: 'invite.days', label: 'Days that the link works', sample: '14' },
  ],
  required: ['invite.url'],
  subject: 'Work on {{site.name}}',
  preheader: 'The link works once, for {{invite.days}} days.',
  heading: 'You are invited to work on {{site.name}}',
  blocks: [
    paragraphs('Your role: {{invite.role}}. {{invite.may}}'),
    button('Join the team', '{{invite.url}}'),
    paragraphs('The link works once, for {{invite.days}} days.'),
  ],
  reason: 'If you do not know {{site.name}}, ignore this mail: nothing happens.',
})
