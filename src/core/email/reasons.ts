/** Why people get a mail, where several mails say the same. */
export const reasons = {
  bought: 'You get this mail because you bought from {{site.name}}.',
  orderLink:
    'The link above is yours alone: whoever has it can see the order and download what is in it.',
  given: 'You get this mail because somebody gave you something by {{site.name}}.',
  giftLink: 'The link above is yours alone.',
  waits:
    'You get this mail because this address was put on the waitlist for “{{event.title}}” on the site of {{site.name}}. To get no more of them, unsubscribe here:',
  member: 'You get this mail because you are a member of {{site.name}}.',
  yours: 'You get this mail because {{site.name}} is yours.',
  answers: 'Your answer to it goes to {{customer.email}}.',
  switchedOff: 'You can switch such mails off in your account in the admin.',
} as const
