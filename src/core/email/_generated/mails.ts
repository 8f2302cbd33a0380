// Written by `npm run generate`. Edit the mails instead.
import { mail as admin } from '@/src/core/email/mails/admin'
import { mail as artistInvite } from '@/src/core/email/mails/artist-invite'
import { mail as artistSignUp } from '@/src/core/email/mails/artist-sign-up'
import { mail as confirmEmail } from '@/src/core/email/mails/confirm-email'
import { mail as contact } from '@/src/core/email/mails/contact'
import { mail as domainBroken } from '@/src/core/email/mails/domain-broken'
import { mail as domainWell } from '@/src/core/email/mails/domain-well'
import { mail as downloadReady } from '@/src/core/email/mails/download-ready'
import { mail as emailChanged } from '@/src/core/email/mails/email-changed'
import { mail as emailList } from '@/src/core/email/mails/email-list'
import { mail as emailTest } from '@/src/core/email/mails/email-test'
import { mail as eventCancelled } from '@/src/core/email/mails/event-cancelled'
import { mail as eventMoved } from '@/src/core/email/mails/event-moved'
import { mail as gift } from '@/src/core/email/mails/gift'
import { mail as giftClaimed } from '@/src/core/email/mails/gift-claimed'
import { mail as giftPickupReady } from '@/src/core/email/mails/gift-pickup-ready'
import { mail as giftReceipt } from '@/src/core/email/mails/gift-receipt'
import { mail as giftShipped } from '@/src/core/email/mails/gift-shipped'
import { mail as giftWithdrawn } from '@/src/core/email/mails/gift-withdrawn'
import { mail as membershipChanged } from '@/src/core/email/mails/membership-changed'
import { mail as membershipEnded } from '@/src/core/email/mails/membership-ended'
import { mail as membershipEnding } from '@/src/core/email/mails/membership-ending'
import { mail as membershipFailed } from '@/src/core/email/mails/membership-failed'
import { mail as membershipPaidTwice } from '@/src/core/email/mails/membership-paid-twice'
import { mail as membershipRefunded } from '@/src/core/email/mails/membership-refunded'
import { mail as membershipStarted } from '@/src/core/email/mails/membership-started'
import { mail as newMember } from '@/src/core/email/mails/new-member'
import { mail as newOrder } from '@/src/core/email/mails/new-order'
import { mail as newPost } from '@/src/core/email/mails/new-post'
import { mail as newsletter } from '@/src/core/email/mails/newsletter'
import { mail as newsletterTest } from '@/src/core/email/mails/newsletter-test'
import { mail as orderLink } from '@/src/core/email/mails/order-link'
import { mail as orderReview } from '@/src/core/email/mails/order-review'
import { mail as passwordReset } from '@/src/core/email/mails/password-reset'
import { mail as pickupReady } from '@/src/core/email/mails/pickup-ready'
import { mail as receipt } from '@/src/core/email/mails/receipt'
import { mail as refunded } from '@/src/core/email/mails/refunded'
import { mail as shipped } from '@/src/core/email/mails/shipped'
import { mail as siteDeleted } from '@/src/core/email/mails/site-deleted'
import { mail as siteDeletion } from '@/src/core/email/mails/site-deletion'
import { mail as siteExportReady } from '@/src/core/email/mails/site-export-ready'
import { mail as siteHandover } from '@/src/core/email/mails/site-handover'
import { mail as takenBack } from '@/src/core/email/mails/taken-back'
import { mail as teamInvite } from '@/src/core/email/mails/team-invite'
import { mail as tickets } from '@/src/core/email/mails/tickets'
import { mail as ticketsFree } from '@/src/core/email/mails/tickets-free'
import { mail as waitlistJoined } from '@/src/core/email/mails/waitlist-joined'
import { mail as webhookStopped } from '@/src/core/email/mails/webhook-stopped'
import { mail as welcome } from '@/src/core/email/mails/welcome'

export const mails = {
  'admin': admin,
  'artist-invite': artistInvite,
  'artist-sign-up': artistSignUp,
  'confirm-email': confirmEmail,
  'contact': contact,
  'domain-broken': domainBroken,
  'domain-well': domainWell,
  'download-ready': downloadReady,
  'email-changed': emailChanged,
  'email-list': emailList,
  'email-test': emailTest,
  'event-cancelled': eventCancelled,
  'event-moved': eventMoved,
  'gift': gift,
  'gift-claimed': giftClaimed,
  'gift-pickup-ready': giftPickupReady,
  'gift-receipt': giftReceipt,
  'gift-shipped': giftShipped,
  'gift-withdrawn': giftWithdrawn,
  'membership-changed': membershipChanged,
  'membership-ended': membershipEnded,
  'membership-ending': membershipEnding,
  'membership-failed': membershipFailed,
  'membership-paid-twice': membershipPaidTwice,
  'membership-refunded': membershipRefunded,
  'membership-started': membershipStarted,
  'new-member': newMember,
  'new-order': newOrder,
  'new-post': newPost,
  'newsletter': newsletter,
  'newsletter-test': newsletterTest,
  'order-link': orderLink,
  'order-review': orderReview,
  'password-reset': passwordReset,
  'pickup-ready': pickupReady,
  'receipt': receipt,
  'refunded': refunded,
  'shipped': shipped,
  'site-deleted': siteDeleted,
  'site-deletion': siteDeletion,
  'site-export-ready': siteExportReady,
  'site-handover': siteHandover,
  'taken-back': takenBack,
  'team-invite': teamInvite,
  'tickets': tickets,
  'tickets-free': ticketsFree,
  'waitlist-joined': waitlistJoined,
  'webhook-stopped': webhookStopped,
  'welcome': welcome,
}
