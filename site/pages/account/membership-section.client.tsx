'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useAccount, useLoaded } from '@/site/account/use-account.client'
import {
  cancelMembership,
  changeMembership,
  fetchMembership,
  fetchMembershipInvoices,
  openMembershipPortal,
  resumeMembership,
} from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { Dialog } from '@/site/layout/dialog.client'
import { Spinner } from '@/site/layout/spinner'
import { useNavigate } from '@/site/layout/use-navigate.client'
import styles from '@/site/pages/account/account.module.css'
import { sayMembership, sayOpenUntil } from '@/site/pages/account/membership-labels'
import { LoadProblem, Part } from '@/site/pages/account/part'
import { InvoiceFiles } from '@/site/pages/order/invoice-files.client'
import type {
  CurrentMembership,
  MembershipState,
  NextMembership,
} from '@/src/core/contracts/accounts/account-answers'
import { showDate } from '@/src/core/dates/show-date'
import { joinPath } from '@/src/core/memberships/join-path'
import { sayEndsByItself } from '@/src/core/memberships/membership-labels'
import { accountMembership, isOverdue } from '@/src/core/memberships/membership-status'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toMinor } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

export function MembershipSection({ siteName }: { siteName: string }) {
  const { data, problem, set, reload } = useLoaded(fetchMembership)
  const updateUser = useAccount((account) => account.updateUser)
  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!data) {
    return null
  }
  const onChanged = (own: MembershipState) => {
    set(own)
    updateUser({ membership: accountMembership(own.membership) })
  }
  const { membership, oldPrice } = data
  const standing = membership ? (
    <Running membership={membership} onChanged={onChanged} />
  ) : (
    <Part
      title="No membership yet"
      text={
        oldPrice
          ? membershipMessages.oldPriceUntil(
              formatPrice(toMinor(oldPrice.amount)),
              showDate(oldPrice.until),
            )
          : `Join a tier to get closer to what ${siteName} makes.`
      }
    >
      <div className={styles.ways}>
        {oldPrice && (
          <Link className={buttonClass({ primary: true })} href={joinPath(oldPrice.tierId)}>
            Come back
          </Link>
        )}
        <Link className={buttonClass({ primary: !oldPrice })} href="/membership/checkout">
          See all tiers
        </Link>
      </div>
    </Part>
  )
  return (
    <>
      {standing}
      <Invoices />
    </>
  )
}

/** Of all payments, those of memberships that have ended too. */
function Invoices() {
  const { data, problem, reload } = useLoaded(fetchMembershipInvoices)
  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  return !data || data.length === 0 ? null : (
    <Part title={membershipMessages.invoices}>
      <InvoiceFiles
        invoices={data}
        pathOf={(number) => `/public/memberships/invoices/${encodeURIComponent(number)}`}
      />
    </Part>
  )
}

type Props = { membership: CurrentMembership; onChanged: (own: MembershipState) => void }

function Running({ membership, onChanged }: Props) {
  const [isEnding, setEnding] = useState(false)
  const { act, isBusy, problem } = useAct(onChanged)
  const { status, interval, cancelAtPeriodEnd } = membership
  const isPaid = interval !== 'none'
  const hasFailed = isOverdue(status)
  const canEnd =
    status !== 'canceled' && (hasFailed || !cancelAtPeriodEnd) && !sayEndsByItself(membership)

  return (
    <Part title={membership.tierName} text={sayMembership(membership)}>
      {hasFailed && (
        <div className={form.notice} role="alert">
          <p>
            <b>{membershipMessages.paymentFailed}</b> {sayOpenUntil(membership)}
          </p>
          <button
            type="button"
            className={buttonClass({ primary: true })}
            disabled={isBusy}
            onClick={act.portal}
          >
            {membershipMessages.updateCard}
          </button>
        </div>
      )}
      {problem && (
        <p className={form.refusal} role="alert">
          {problem}
        </p>
      )}
      {membership.next && (
        <UndoChange membership={membership} next={membership.next} onChanged={onChanged} />
      )}
      <div className={styles.ways}>
        {cancelAtPeriodEnd && status !== 'canceled' && (
          <button
            type="button"
            className={buttonClass({ primary: true })}
            disabled={isBusy}
            onClick={act.resume}
          >
            {membershipMessages.resume}
          </button>
        )}
        <Link className={buttonClass()} href="/membership/checkout">
          {isPaid ? 'Change tier' : 'See all tiers'}
        </Link>
        {isPaid && !hasFailed && status !== 'canceled' && (
          <button type="button" className={buttonClass()} disabled={isBusy} onClick={act.portal}>
            {membershipMessages.changeCard}
          </button>
        )}
        {canEnd && (
          <button
            type="button"
            className={buttonClass()}
            aria-haspopup="dialog"
            onClick={() => setEnding(true)}
          >
            {isPaid ? membershipMessages.cancel : membershipMessages.leave}
          </button>
        )}
      </div>
      {isEnding && (
        <EndMembership
          membership={membership}
          onEnded={onChanged}
          onClose={() => setEnding(false)}
        />
      )}
    </Part>
  )
}

/** What the buttons do, one at a time. */
function useAct(onChanged: (own: MembershipState) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const go = useNavigate()
  const doing = (work: () => Promise<void>) => async () => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const act = {
    portal: doing(async () => go((await openMembershipPortal()).redirectUrl)),
    resume: doing(async () => onChanged(await resumeMembership())),
  }
  return { act, isBusy, problem }
}

type UndoChangeProps = {
  membership: CurrentMembership
  next: NextMembership
  onChanged: (own: MembershipState) => void
}

/** What the membership becomes when the period ends, and the way to leave it as it is. */
function UndoChange({ membership, next, onChanged }: UndoChangeProps) {
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const { tierId, interval, amount, currentPeriodEnd } = membership
  const undo = async () => {
    setState({ isBusy: true, problem: '' })
    try {
      onChanged(await changeMembership({ tierId, interval, amount }))
    } catch (error) {
      setState({ isBusy: false, problem: messageOf(error) })
    }
  }
  const price = membershipMessages.priceA(formatPrice(toMinor(next.amount)), next.interval)
  return (
    <div className={form.notice}>
      <p role="status">
        {state.problem ||
          membershipMessages.becomes(
            `${next.tierName}, ${price},`,
            showDate(currentPeriodEnd ?? ''),
          )}
      </p>
      <button type="button" className={buttonClass()} disabled={state.isBusy} onClick={undo}>
        {membershipMessages.keepAsItIs}
      </button>
    </div>
  )
}

type EndMembershipProps = {
  membership: CurrentMembership
  onEnded: (own: MembershipState) => void
  onClose: () => void
}

/** Asks before a membership ends, and says until when it lasts. */
function EndMembership({ membership, onEnded, onClose }: EndMembershipProps) {
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const isPaid = membership.interval !== 'none'
  const end = async () => {
    setState({ isBusy: true, problem: '' })
    try {
      onEnded(await cancelMembership())
      onClose()
    } catch (error) {
      setState({ isBusy: false, problem: messageOf(error) })
    }
  }
  return (
    <Dialog title={membershipMessages.cancelTitle} subtitle={textOf(membership)} onClose={onClose}>
      {state.problem && (
        <p className={form.refusal} role="alert">
          {state.problem}
        </p>
      )}
      <div className={styles.ways}>
        <button
          type="button"
          className={buttonClass({ primary: true })}
          disabled={state.isBusy}
          aria-busy={state.isBusy}
          onClick={end}
        >
          {state.isBusy ? (
            <Spinner />
          ) : isPaid ? (
            membershipMessages.cancel
          ) : (
            membershipMessages.leave
          )}
        </button>
        <button type="button" className={buttonClass()} onClick={onClose}>
          {membershipMessages.keepAsItIs}
        </button>
      </div>
    </Dialog>
  )
}

function textOf({ status, interval, currentPeriodEnd }: CurrentMembership): string {
  const { leaveText, cancelOverdueText, cancelText } = membershipMessages
  if (interval === 'none') {
    return leaveText
  }
  if (isOverdue(status)) {
    return cancelOverdueText
  }
  return currentPeriodEnd ? cancelText(showDate(currentPeriodEnd)) : leaveText
}
