import type { PostgresAdapter } from '@payloadcms/db-postgres'
import styles from '@/plugins/operations/failed-jobs/failed-jobs.module.css'
import { RunAgain } from '@/plugins/operations/failed-jobs/run-again'
import { artistView } from '@/src/admin/artist-view'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { failedJobsPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { listFailedJobs } from '@/src/server/queue/failed-jobs'
import { readQueueFigures } from '@/src/server/queue/queue-figures'

const shownAtMost = 100

/** Jobs that failed for good: why, and the way to run them again. */
export const FailedJobsView = artistView(
  { path: failedJobsPath, subject: 'platform' },
  async ({ req }) => {
    const { pool } = req.payload.db as unknown as PostgresAdapter
    const [{ queues }, jobs] = await Promise.all([
      readQueueFigures(pool),
      listFailedJobs(pool, shownAtMost),
    ])
    const { size } = queues.failed_jobs
    const messages = ownerMessages.failedJobs
    const url = `${req.payload.config.routes.api}/failed-jobs/again`
    return (
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{messages.title}</h1>
          {size > 1 && <RunAgain url={url} label={messages.runAll(size)} />}
        </header>
        <p className={styles.quiet}>{size === 0 ? messages.none : messages.explanation}</p>
        {size > shownAtMost && <p className={styles.quiet}>{messages.newest(shownAtMost)}</p>}
        <ul className={styles.jobs}>
          {jobs.map(({ id, name, data, failedAt, error }) => (
            <li key={id}>
              <h2>{name}</h2>
              <p className={styles.quiet}>
                <LocalTime iso={failedAt.toISOString()} />
              </p>
              <p className={styles.error}>{error || messages.noReason}</p>
              <code>{data}</code>
              <RunAgain url={url} id={id} label={messages.runOne} name={name} />
            </li>
          ))}
        </ul>
      </div>
    )
  },
)
