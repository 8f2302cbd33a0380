import Link from 'next/link'
import { Card } from '@/plugins/insights/dashboard/card'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import type { Step } from '@/plugins/insights/dashboard/set-up-steps'

type Props = { steps: readonly Step[]; adminPath: string }

/** What is left to do before the site is complete; the first of it with the way there. */
export function StepsCard({ steps, adminPath }: Props) {
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card
      title="Finish setting up"
      aside={
        <span className={styles.quiet}>
          {done} of {steps.length}
        </span>
      }
    >
      <progress className={styles.progress} aria-label="Done" max={steps.length} value={done} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.label} data-done={step.isDone} data-next={step === next}>
            <span className={styles.tick} aria-hidden="true" />
            <span>
              {step.label}
              {step.isDone && <span className={styles.hidden}> (done)</span>}
            </span>
            {step === next && (
              <Link className={styles.secondary} href={`${adminPath}${step.action.path}`}>
                {step.action.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
