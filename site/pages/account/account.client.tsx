'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { NeedsScript } from '@/site/layout/needs-script'
import styles from '@/site/pages/account/account.module.css'

import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import type from '@/src/ui/type/type.module.css'

export type AccountSectionProps = { siteName: string; tiers: readonly TierView[] }

/** Each part of the account is fetched when it is opened. */
const sections: Record<AccountSectionId, ComponentType<AccountSectionProps>> = {
  profile: dynamic(() =>
    import('@/site/pages/account/profile-section.client').then((module) => module.ProfileSection),
  ),
  membership: dynamic(() =>
    import('@/site/pages/account/membership-section.client').then(
      (module) => module.MembershipSection,
    ),
  ),
  purchases: dynamic(() =>
    import('@/site/pages/account/purchases-section.client').then(
      (module) => module.PurchasesSection,
    ),
  ),
  gifts: dynamic(() =>
    import('@/site/pages/account/gifts-section.client').then((module) => module.GiftsSection),
  ),
  tickets: dynamic(() =>
    import('@/site/pages/account/tickets-section.client').then((module) => module.TicketsSection),
  ),
  emails: dynamic(() =>
    import('@/site/pages/account/emails-section.client').then((module) => module.EmailsSection),
  ),
  sessions: dynamic(() =>
    import('@/site/pages/account/sessions-section.client').then((module) => module.SessionsSection),
  ),
  data: dynamic(() =>
    import('@/site/pages/account/data-section.client').then((module) => module.DataSection),
  ),
}

export function Account(props: AccountSectionProps) {
  const isReady = useGuard()
  const open = useSyncExternalStore(
    followHash,
    () => sectionOf(window.location.hash),
    () => 'profile' as const,
  )
  const Section = sections[open]

  return (
    <div className={styles.account}>
      <h1 className={type.heading}>My Account</h1>
      <NeedsScript what="Your account" />
      <div className={styles.columns}>
        <AccountNav open={open} />
        <div className={styles.section} aria-busy={!isReady}>
          {isReady && <Section {...props} />}
        </div>
      </div>
    </div>
  )
}

/** Sends away who is not signed in: to log in first, or home after logging out here. */
function useGuard(): boolean {
  const isInitialized = useAccount((account) => account.isInitialized)
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const wasIn = useRef(false)
  const router = useRouter()

  useEffect(() => {
    if (isAuthenticated) {
      wasIn.current = true
    } else if (isInitialized) {
      router.replace(
        wasIn.current ? '/' : withRedirect('/login', `/account${window.location.hash}`),
      )
    }
  }, [isInitialized, isAuthenticated, router])

  return isAuthenticated
}

function followHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The parts of the account; in a narrow window a row that scrolls, with the open one in sight. */
function AccountNav({ open }: { open: AccountSectionId }) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is current now
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) {
      nav.current.scrollLeft =
        current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
    }
  }, [open])
  return (
    <nav ref={nav} className={styles.nav} aria-label="My Account">
      {accountSections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === open ? 'true' : undefined}>
          {label}
        </a>
      ))}
      <Link href="/members?saved=true">Saved posts</Link>
    </nav>
  )
}

/** The parts of My Account, in the order of its navigation; the address names the open one. */
const accountSections = [
  { id: 'profile', label: 'Profile' },
  { id: 'membership', label: 'Membership' },
  { id: 'purchases', label: 'Purchases' },
  { id: 'gifts', label: 'Gifts' },
  { id: 'tickets', label: 'Tickets' },
  { id: 'emails', label: 'Emails' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'data', label: 'Your data' },
] as const

type AccountSectionId = (typeof accountSections)[number]['id']

/** The section that `#purchases` names; the first one for anything else. */
function sectionOf(hash: string): AccountSectionId {
  return accountSections.find(({ id }) => `#${id}` === hash)?.id ?? 'profile'
}
