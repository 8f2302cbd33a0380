import { defineMail, paragraphs, smallPrint } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'owner',
  secret: 'none',
  position: 330,
  label: 'Message from your contact page',
  sentWhen: 'To you, when somebody writes by the contact page.',
  variables: [
    { name: 'contact.name', label: 'Name of who wrote', sample: 'Ana Moreau', isVisitors: true },
    {
      name: 'contact.email',
      label: 'Address of who wrote',
      sample: 'ana@example.com',
      isVisitors: true,
    },
    {
      name: 'contact.message',
      label: 'What they wrote',
      sample: 'Hello,\nwould you play in our garden in June? There is a piano.\nAna',
      isVisitors: true,
    },
  ],
  required: ['contact.email', 'contact.message'],
  // Never the visitor's words: a subject is what people trust.
  subject: 'A new message from your website {{site.name}}',
  preheader: '{{contact.name}}, {{contact.email}}',
  heading: 'Somebody wrote to you',
  blocks: [smallPrint('{{contact.name}}, {{contact.email}}'), paragraphs('{{contact.message}}')],
  reason:
    'Sent by the contact form of {{site.name}}. Your answer to this mail goes to {{contact.email}}.',
})
