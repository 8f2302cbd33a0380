import type { Metadata } from 'next'
import Link from 'next/link'
import { AuthFrame, authMetadata } from '@/site/pages/auth/auth-frame'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { requireSite } from '@/site/render/require-site'
import { emailListOutcomeOf } from '@/src/core/choices/email-list-outcomes'
import { buttonClass } from '@/src/ui/button/button'

type Props = { params: Promise<{ host: string; outcome: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const outcome = emailListOutcomeOf((await params).outcome)
  return outcome ? authMetadata({ params }, outcome.text) : missingMetadata
}

/** Says how a form of an email list ended that was sent without scripts. */
export async function OutcomePage({ params }: Props) {
  const { host, outcome: name } = await params
  const site = await requireSite(host)
  const outcome = emailListOutcomeOf(name)
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
      <Link className={buttonClass({ primary: true, wide: true })} href="/">
        Go to the home page
      </Link>
    </AuthFrame>
  )
}
