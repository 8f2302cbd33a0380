import { callApi } from '@/site/api/client'
import type {
  Account,
  ChangedMembership,
  EmailState,
  JoinTierReply,
  MembershipState,
  PortalReply,
  SessionView,
  SignedIn,
  SubscriptionView,
} from '@/src/core/contracts/accounts/account-answers'
import type {
  ChangeEmailBody,
  ChangePasswordBody,
  LoginFields,
  MailSettings,
  SignUpFields,
} from '@/src/core/contracts/accounts/accounts'
import type { JoinTierBody, TierSelection } from '@/src/core/contracts/members/memberships'
import type { OwnedRelease } from '@/src/core/contracts/music/download-answers'
import type { MembersInvoices } from '@/src/core/contracts/orders/invoices'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import type { Paginated } from '@/src/core/contracts/products/products'

/** The account of the stored token. */
export function fetchAccount(profileId: string): Promise<Account> {
  return callApi({ path: `/public/accounts/me?profileId=${profileId}` })
}

export function signUp(body: SignUpFields & { profileId: string }): Promise<SignedIn> {
  return callApi({ path: '/public/accounts', method: 'POST', body, auth: false })
}

export function logIn(body: LoginFields & { profileId: string }): Promise<SignedIn> {
  return callApi({ path: '/sessions', method: 'POST', body, auth: false })
}

/** @param token of the session to end, which the browser has already forgotten */
export function logOut(token: string): Promise<void> {
  const headers = { Authorization: `JWT ${token}` }
  return callApi({ path: '/sessions', method: 'DELETE', headers, auth: false })
}

/** Answers alike whether the email has an account. */
export function requestPasswordLink(body: { profileId: string; email: string }): Promise<void> {
  return callApi({ path: '/public/passwords/forgot', method: 'POST', body, auth: false })
}

export function resetPassword(body: {
  token: string
  password: string
  confirmPassword: string
}): Promise<void> {
  return callApi({ path: '/public/passwords/reset', method: 'POST', body, auth: false })
}

/** @param token of the mailed link, which must be of the account that is logged in */
export function confirmEmail(token: string): Promise<void> {
  return callApi({ path: '/public/accounts/confirm-email', method: 'POST', body: { token } })
}

export function changeNames(body: { firstName: string; lastName: string }): Promise<Account> {
  return callApi({ path: '/accounts/me', method: 'PATCH', body })
}

export function changePassword(body: ChangePasswordBody): Promise<void> {
  return callApi({ path: '/accounts/me/password', method: 'POST', body })
}

export function fetchEmailState(): Promise<EmailState> {
  return callApi({ path: '/accounts/me/email' })
}

/** Mails a link to the new address, which counts when the link was used. */
export function changeEmail(body: ChangeEmailBody): Promise<void> {
  return callApi({ path: '/accounts/me/email', method: 'POST', body })
}

export function resendConfirmation(): Promise<void> {
  return callApi({ path: '/accounts/me/email/confirmation', method: 'POST' })
}

export function fetchSessions(): Promise<SessionView[]> {
  return callApi({ path: '/accounts/me/sessions' })
}

/** @param id of one session; without it all but this one */
export function endSessions(id?: string): Promise<void> {
  return callApi({ path: `/accounts/me/sessions${id ? `/${id}` : ''}`, method: 'DELETE' })
}

export function fetchSubscriptions(): Promise<SubscriptionView[]> {
  return callApi({ path: '/accounts/me/email-lists' })
}

export function changeSubscription(body: {
  emailListId: string
  isSubscribed: boolean
}): Promise<SubscriptionView[]> {
  return callApi({ path: '/accounts/me/email-lists', method: 'PATCH', body })
}

export function fetchMailSettings(): Promise<MailSettings> {
  return callApi({ path: '/accounts/me/mail-settings' })
}

export function changeMailSettings(body: Partial<MailSettings>): Promise<MailSettings> {
  return callApi({ path: '/accounts/me/mail-settings', method: 'PATCH', body })
}

/** One page of the visitor's music, with its files. */
export function fetchOwnedReleases(page: number): Promise<Paginated<OwnedRelease>> {
  return callApi({ path: `/public/library/releases?page=${page}` })
}

/** Whether a release is the visitor's already. */
export async function ownsRelease(productId: string): Promise<boolean> {
  const query = new URLSearchParams({ productId })
  const { total } = await callApi<Paginated<OwnedRelease>>({
    path: `/public/library/releases?${query}`,
  })
  return total > 0
}

/** What the visitor has paid for, newest first. */
export function fetchLibrary(page: number): Promise<Paginated<OrderView>> {
  return callApi({ path: `/public/library?page=${page}` })
}

export function fetchMembership(): Promise<MembershipState> {
  return callApi({ path: '/public/memberships/current' })
}

export function fetchMembershipInvoices(): Promise<MembersInvoices> {
  return callApi({ path: '/public/memberships/invoices' })
}

/** Asks the payment provider, for anyone who comes back from its page. */
export function refreshMembership(): Promise<MembershipState> {
  return callApi({ path: '/public/memberships/refresh', method: 'POST' })
}

export function changeMembership(body: TierSelection): Promise<ChangedMembership> {
  return callApi({ path: '/public/memberships/change', method: 'POST', body })
}

export function cancelMembership(): Promise<MembershipState> {
  return callApi({ path: '/public/memberships/cancel', method: 'POST' })
}

export function resumeMembership(): Promise<MembershipState> {
  return callApi({ path: '/public/memberships/resume', method: 'POST' })
}

/** Where the card is changed. */
export function openMembershipPortal(): Promise<PortalReply> {
  return callApi({ path: '/public/memberships/portal', method: 'POST' })
}

export function joinTier(body: JoinTierBody): Promise<JoinTierReply> {
  return callApi({ path: '/public/memberships/checkout', method: 'POST', body })
}

/** Everything that is stored about the visitor. */
export function exportAccount(): Promise<Record<string, unknown>> {
  return callApi({ path: '/accounts/me/export' })
}

export function deleteAccount(password: string): Promise<void> {
  return callApi({ path: '/accounts/me', method: 'DELETE', body: { password } })
}
