import type { UIFieldServerComponent } from 'payload'
import { ReactivateAddress } from '@/collections/subscribers/components/reactivate-address'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { PublicAccount, Subscriber } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'

type Addressee = Partial<Pick<Subscriber, 'profile' | 'email' | 'status'>> &
  Pick<PublicAccount, 'unreachableAt'>

/** Of somebody on a list, and of an account. */
export const Unreachable: UIFieldServerComponent = ({ data }) => {
  const { profile, email, status, unreachableAt }: Addressee = data ?? {}
  const profileId = idOf(profile)
  if (!profileId || !email || !(status === 'unreachable' || unreachableAt)) {
    return null
  }
  return (
    <section className="field-type" aria-label={ownerMessages.unreachable.title}>
      <p>{ownerMessages.unreachable.why}</p>
      <ReactivateAddress profileId={profileId} email={email} />
    </section>
  )
}
