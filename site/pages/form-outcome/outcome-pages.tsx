import type { Metadata } from 'next'
import Link from 'next/link'
import styles from '@/site/pages/auth/auth.module.css'
import { AuthFrame, authMetadata } from '@/site/pages/auth/auth-frame'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { requireSite } from '@/site/render/require-site'
import { type FormPlace, formOutcomeOf } from '@/src/core/choices/form-outcomes'
import { buttonClass } from '@/src/ui/button/button'

type Props = { params: Promise<{ host: string; outcome: string }> }

export const emailListOutcomeMetadata = (props: Props) => metadataOf('email-list', props)
export const EmailListOutcomePage = (props: Props) => <OutcomePage {...props} place="email-list" />

export const contactOutcomeMetadata = (props: Props) => metadataOf('contact', props)
export const ContactOutcomePage = (props: Props) => <OutcomePage {...props} place="contact" />

export const waitlistOutcomeMetadata = (props: Props) => metadataOf('events/waitlist', props)
export const WaitlistOutcomePage = (props: Props) => (
  <OutcomePage {...props} place="events/waitlist" />
)

async function metadataOf(place: FormPlace, { params }: Props): Promise<Metadata> {
  const outcome = formOutcomeOf(place, (await params).outcome)
  return outcome ? authMetadata({ params }, outcome.text) : missingMetadata
}

/** Says how a form ended that was sent without scripts. */
async function OutcomePage({ params, place }: Props & { place: FormPlace }) {
  const { host, outcome: name } = await params
  const site = await requireSite(host)
  const outcome = formOutcomeOf(place, name)
  if (!outcome) {
    return <MissingPage site={site} />
  }
  const { text, hint, isProblem } = outcome
  return (
    <AuthFrame
      site={site}
      title={isProblem ? 'That did not work' : text}
      lede={isProblem ? text : hint}
      needsScript={false}
    >
      {isProblem && hint && <p className={styles.note}>{hint}</p>}
      <Link className={buttonClass({ primary: !isProblem, wide: true })} href="/">
        Go to the home page
      </Link>
    </AuthFrame>
  )
}
