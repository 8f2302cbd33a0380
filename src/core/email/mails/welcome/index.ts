import { button, defineMail, paragraphs, products, socials } from '@/src/core/email/define-mail'

export const mail = defineMail({
  audience: 'visitor',
  secret: 'none',
  position: 10,
  label: 'Welcome',
  sentWhen: 'When somebody has made an account and confirmed the email address.',
  variables: ['customer.firstName', 'customer.email', 'account.url'],
  subject: 'Welcome, {{customer.firstName}}',
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
})
