'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { ConfirmationModal, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { moment, people } from '@/plugins/newsletters/admin/labels'
import { Action } from '@/src/admin/action'
import { AdminLink } from '@/src/admin/admin-link'
import { saveOpenDocuments } from '@/src/admin/autosave/open-documents'
import { ask } from '@/src/admin/call-api'
import { FormField } from '@/src/admin/ui/form-field'
import type { EmailTest } from '@/src/core/contracts/audience/emails'
import {
  type NewsletterAudienceNow,
  type NewsletterProgress,
  type NewsletterState,
  newsletterPlanForm,
} from '@/src/core/contracts/audience/newsletters'
import { testMessage } from '@/src/core/email/test-message'
import { inWords } from '@/src/core/input-words'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const text = ownerMessages.newsletters

/** Says before a mail goes out that it will end without a postal address, and where one is given. */
function MissingAddressNotice() {
  const { config } = useConfig()
  const { savedDocumentData } = useDocumentInfo()
  const profile: unknown = savedDocumentData?.profile
  const id = typeof profile === 'object' && profile && 'id' in profile ? profile.id : profile
  return (
    <p>
      {text.noAddress}{' '}
      {typeof id === 'string' && (
        <AdminLink href={`${config.routes.admin}/collections/${slugs.profiles}/${id}`}>
          {text.giveAddress}
        </AdminLink>
      )}
    </p>
  )
}

type Props = {
  /** Address of the newsletter in the API. */
  base: string
  state: NewsletterState
  hasMailServer: boolean
  hasPostalAddress: boolean
  onProgress: (progress: NewsletterProgress) => void
}

/** What is about to happen; `at` is null for now. */
type Plan = NewsletterAudienceNow & { at: string | null }

/** Sending now or later, a test, and calling off. Nothing is sent before its number was seen. */
export function SendActions(props: Props) {
  const { base, state, hasMailServer, hasPostalAddress, onProgress } = props
  const modal = `send-${useId()}`
  const { openModal } = useModal()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [isScheduling, setIsScheduling] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')

  async function attempt<Answer>(
    call: () => ReturnType<typeof ask<Answer>>,
  ): Promise<Answer | null> {
    setIsBusy(true)
    setSaid('')
    setProblem('')
    // What goes out is what is stored.
    const isSaved = await saveOpenDocuments()
    const outcome = isSaved ? await call() : { problem: text.saveFirst }
    setIsBusy(false)
    if (outcome.problem !== undefined) {
      setProblem(outcome.problem)
      return null
    }
    return outcome.answer
  }

  const count = async (at: string | null) => {
    const answer = await attempt(() => ask<NewsletterAudienceNow>(`${base}/audience`))
    if (answer?.count === 0 && at === null) {
      setProblem(ownerMessages.newsletters.noReceivers)
    } else if (answer) {
      setPlan({ ...answer, at })
      openModal(modal)
    }
  }

  const move = async (path: string, body?: unknown) => {
    const answer = await attempt(() =>
      ask<NewsletterProgress>(`${base}${path}`, { method: 'POST', body }),
    )
    if (answer) {
      setIsScheduling(false)
      onProgress(answer)
    }
  }

  const test = async () => {
    const answer = await attempt(() => ask<EmailTest>(`${base}/test`, { method: 'POST' }))
    if (answer) {
      setSaid(testMessage(answer))
    }
  }

  if (state === 'sending' || state === 'sent') {
    return null
  }
  const isWaiting = state === 'scheduled'
  return (
    <>
      <div className={styles.actions}>
        {isWaiting && (
          <Action disabled={isBusy} onClick={() => move('/cancel')}>
            Call it off
          </Action>
        )}
        {!isWaiting && (
          <Action isMain disabled={isBusy} onClick={() => count(null)}>
            Send now…
          </Action>
        )}
        <Action
          disabled={isBusy}
          isOpen={isScheduling}
          onClick={() => setIsScheduling(!isScheduling)}
        >
          {isWaiting ? 'Another date…' : 'Send later…'}
        </Action>
        <Action disabled={isBusy} onClick={test}>
          Send a test to myself
        </Action>
      </div>
      {isScheduling && <ScheduleForm isBusy={isBusy} onChoose={count} />}
      {isWaiting && <p className={styles.hint}>To change what it says, call it off first.</p>}
      <p role="status" className={styles.hint}>
        {said}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ConfirmationModal
        modalSlug={modal}
        heading={plan?.at ? `Send on ${moment(plan.at)}?` : 'Send now?'}
        body={<Outlook {...{ plan, hasMailServer, hasPostalAddress }} />}
        confirmLabel={plan?.at ? 'Send then' : 'Send'}
        onConfirm={() => (plan?.at ? move('/schedule', { at: plan.at }) : move('/send'))}
      />
    </>
  )
}

type OutlookProps = Pick<Props, 'hasMailServer' | 'hasPostalAddress'> & { plan: Plan | null }

function Outlook({ plan, hasMailServer, hasPostalAddress }: OutlookProps) {
  return (
    <>
      <p>
        <strong>{people(plan?.count ?? 0)}</strong>{' '}
        {plan?.at ? 'would get this mail today.' : 'will get this mail. It cannot be taken back.'}
      </p>
      {plan && plan.unfinished.length > 0 && (
        <p>
          {ownerMessages.newsletters.unfinished} {plan.unfinished.join(' ')}
        </p>
      )}
      {!hasPostalAddress && <MissingAddressNotice />}
      {!hasMailServer && (
        <p>No mail server is set up here: the mails are only written into the mail log.</p>
      )}
    </>
  )
}

type ScheduleFormProps = { isBusy: boolean; onChoose: (at: string) => Promise<void> }

/** Asks for a moment in the artist's own time zone. No form of its own: it stands in that of the mail. */
function ScheduleForm({ isBusy, onChoose }: ScheduleFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newsletterPlanForm, inWords),
    mode: 'onChange',
    defaultValues: { at: '' },
  })
  const choose = handleSubmit(({ at }) => onChoose(new Date(at).toISOString()))
  return (
    <div className={styles.schedule}>
      <FormField
        label="When it is sent, in your time"
        type="datetime-local"
        registered={register('at')}
        error={formState.errors.at}
      />
      <Action isMain disabled={isBusy} onClick={() => void choose()}>
        Choose this date…
      </Action>
    </div>
  )
}
