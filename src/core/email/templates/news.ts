import type { EmailTemplate } from '@/src/core/email/template'
import {
  button,
  mailDocument,
  paragraphs,
  smallPrint,
  socials,
} from '@/src/core/email/templates/compose'

export const newsTemplates: readonly EmailTemplate[] = [
  {
    key: 'new-post',
    label: 'New post',
    sentWhen: 'When you tell your fans about a post.',
    variables: ['post.title', 'post.teaser', 'post.url'],
    required: ['post.url'],
    isMarketing: true,
    subject: '{{post.title}} – {{site.name}}',
    document: mailDocument({
      preheader: '{{post.teaser}}',
      heading: 'New post by {{site.name}}',
      blocks: [paragraphs('{{post.teaser}}'), button('See the post', '{{post.url}}')],
      reason:
        'You get this mail because you have an account with {{site.name}}, who wrote a new post.',
    }),
  },
  {
    key: 'newsletter',
    label: 'Newsletter',
    sentWhen: 'When you send mail to a list or to your members. Your words go where the text is.',
    variables: [
      'newsletter.subject',
      'newsletter.previewText',
      'newsletter.text',
      'newsletter.reason',
    ],
    required: ['newsletter.text'],
    isMarketing: true,
    subject: '{{newsletter.subject}}',
    document: mailDocument({
      preheader: '{{newsletter.previewText}}',
      heading: '{{newsletter.subject}}',
      blocks: [paragraphs('{{newsletter.text}}'), socials],
      reason: '{{newsletter.reason}}',
    }),
  },
  {
    key: 'email-list',
    label: 'Confirm the email list',
    sentWhen: 'When somebody joins an email list, to confirm it.',
    variables: ['list.name', 'confirm.url'],
    required: ['confirm.url'],
    isMarketing: true,
    subject: 'Confirm that you want mails from {{site.name}}',
    document: mailDocument({
      preheader: 'You get no mails until you confirm.',
      heading: 'One more click',
      blocks: [
        paragraphs(
          'Someone, hopefully you, put this address on the list “{{list.name}}” of {{site.name}}.',
          'You get no mails until you confirm.',
        ),
        button('Confirm', '{{confirm.url}}'),
      ],
      reason:
        'If it was not you, ignore this mail. To make sure that you get none, unsubscribe here:',
    }),
  },
  {
    key: 'contact',
    label: 'Message from your contact page',
    sentWhen: 'To you, when somebody writes by the contact page.',
    variables: ['contact.name', 'contact.email', 'contact.message'],
    required: ['contact.email', 'contact.message'],
    // Never the visitor's words: a subject is what people trust.
    subject: 'A new message from your website {{site.name}}',
    document: mailDocument({
      preheader: '{{contact.name}}, {{contact.email}}',
      heading: 'Somebody wrote to you',
      blocks: [
        smallPrint('{{contact.name}}, {{contact.email}}'),
        paragraphs('{{contact.message}}'),
      ],
      reason:
        'Sent by the contact form of {{site.name}}. Your answer to this mail goes to {{contact.email}}.',
    }),
  },
]
