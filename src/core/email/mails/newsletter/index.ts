import { defineMail, paragraphs, socials } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  optOut: 'news',
  position: 310,
  label: 'Newsletter',
  sentWhen: 'When you send mail to a list or to your members. Your words go where the text is.',
  variables: [
    {
      name: 'newsletter.subject',
      label: 'Subject you wrote',
      sample: 'A song from the lighthouse',
    },
    {
      name: 'newsletter.previewText',
      label: 'Preview text you wrote',
      sample: 'You hear it before anyone else',
    },
    {
      name: 'newsletter.text',
      label: 'Text you wrote',
      sample:
        'Hello from the coast,\n\nI spent the winter in a lighthouse with a piano that is older than the stairs. The first song is done, and you hear it before anyone else.\n\n{{site.name}}',
    },
    {
      name: 'newsletter.reason',
      label: 'Why people get it',
      sample: 'You get this mail because you joined the email list of {{site.name}}.',
    },
  ],
  required: ['newsletter.text'],
  isMarketing: true,
  subject: '{{newsletter.subject}}',
  preheader: '{{newsletter.previewText}}',
  heading: '{{newsletter.subject}}',
  blocks: [paragraphs('{{newsletter.text}}'), socials],
  reason: '{{newsletter.reason}}',
})
