import type { ServerProps } from 'payload'
import styles from '@/plugins/team/support/support.module.css'
import { ownedProfileIds, staffOf } from '@/src/access/own-profile'
import { SupportButton } from '@/src/admin/support-button'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

/** Above every screen of the platform's admin who works on a site as support: whose it is, and the way out. */
export async function SupportBar({ payload, user }: ServerProps) {
  const staff = staffOf({ user })
  const [profileId] = ownedProfileIds({ user })
  if (!staff?.isSupport || !profileId) {
    return null
  }
  const { name } = await payload.findByID({ collection: slugs.profiles, id: profileId, depth: 0 })
  const { admin, api } = payload.config.routes
  return (
    <aside className={styles.bar} aria-label={ownerMessages.team.support.title}>
      <p>{ownerMessages.team.support.workingOn(name)}</p>
      <SupportButton className={styles.leave} url={`${api}/support/leave`} adminPath={admin}>
        {ownerMessages.team.support.leave}
      </SupportButton>
    </aside>
  )
}
