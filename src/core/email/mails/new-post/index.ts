import { button, defineMail, paragraphs } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  optOut: 'posts',
  position: 300,
  label: 'New post',
  sentWhen: 'When you tell your fans about a post.',
  variables: [
    { name: 'post.title', label: 'How the post begins', sample: 'Notes from the boat' },
    {
      name: 'post.teaser',
      label: 'Beginning of the post',
      sample: 'Three days off the coast, one microphone, and a storm that would not stop singing…',
    },
    { name: 'post.url', label: 'Link to the post', sample: '{{site.url}}/members#post' },
  ],
  required: ['post.url'],
  isMarketing: true,
  subject: '{{post.title}} – {{site.name}}',
  preheader: '{{post.teaser}}',
  heading: 'New post by {{site.name}}',
  blocks: [paragraphs('{{post.teaser}}'), button('See the post', '{{post.url}}')],
  reason: 'You get this mail because you have an account with {{site.name}}, who wrote a new post.',
})
