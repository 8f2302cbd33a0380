import type { PayloadRequest } from 'payload'
import { ownedProfileIds, staffOf } from '@/src/access/own-profile'
import styles from '@/src/admin/support/support.module.css'
import { SupportButton } from '@/src/admin/support/support-button'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const words = ownerMessages.team.support

/** Above every screen of the platform's admin who works on a site as support: whose it is, and the way out. */
export async function SupportBar({ req }: { req?: PayloadRequest }) {
  if (!req || !staffOf(req)?.isSupport) {
    return null
  }
  const { config } = req.payload
  const [profileId] = ownedProfileIds(req)
  const site =
    profileId && (await req.payload.findByID({ collection: slugs.profiles, id: profileId }))
  return (
    <aside className={styles.bar} aria-label={words.title} data-support-bar>
      <p>{site ? words.workingOn(site.name) : words.isOver}</p>
      <SupportButton
        className={styles.leave}
        url={`${config.routes.api}/support/leave`}
        adminPath={config.routes.admin}
      >
        {words.leave}
      </SupportButton>
    </aside>
  )
}
