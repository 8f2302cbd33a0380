import { useConfig } from '@payloadcms/ui'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { progressLabel } from '@/plugins/newsletters/admin/labels'
import { AdminLink } from '@/src/admin/admin-link'
import type { NewsletterProgress } from '@/src/core/contracts/audience/newsletters'
import { slugs } from '@/src/core/slugs'

const numbers = new Intl.NumberFormat('en')

/** Where a mail to many stands: in words, as a bar while it is on its way, and in figures after. */
export function ProgressView({ progress }: { progress: NewsletterProgress }) {
  const { config } = useConfig()
  const { state, receivers, queued, sent, notSent, failed, unsubscribed, mailingId } = progress
  const words = progressLabel(progress)
  const figures = [
    ['Receivers', receivers],
    // Of mails that were deleted for their age nothing else is known.
    ...(mailingId
      ? ([
          ['Waiting', queued],
          ['Sent', sent],
          ...(notSent > 0 ? [['Not sent', notSent] as const] : []),
          ['Failed', failed],
          ['Left since', unsubscribed],
        ] as const)
      : []),
  ] as const
  return (
    <>
      <p role="status" className={styles.words}>
        {words}
      </p>
      {progress.problem && (
        <p role="alert" className={styles.problem}>
          {progress.problem}
        </p>
      )}
      {progress.delay && (
        <p role="alert" className={styles.problem}>
          {progress.delay}
        </p>
      )}
      {state === 'sending' && (
        <progress
          className={styles.bar}
          aria-label="Sending"
          max={receivers ?? 1}
          // Without a value the bar only shows that something goes on.
          {...(receivers !== null && { value: receivers - queued })}
        />
      )}
      {receivers !== null && (
        <dl className={styles.figures}>
          {figures.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{numbers.format(count ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {mailingId && (
        <AdminLink
          className={styles.link}
          href={`${config.routes.admin}/collections/${slugs.mailLog}?${new URLSearchParams({ 'where[or][0][and][0][body][equals]': mailingId })}`}
        >
          See each mail in the mail log
        </AdminLink>
      )}
    </>
  )
}
