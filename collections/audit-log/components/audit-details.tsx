import type { UIFieldServerComponent } from 'payload'
import styles from '@/collections/audit-log/components/audit-log.module.css'
import { auditActions } from '@/src/core/audit/audit-actions'
import { type AuditFacts, factWords } from '@/src/core/audit/audit-facts'
import type { AuditLog } from '@/src/payload-types'

/** A line of the log, which is read and nothing else: who did it, and how things were before. */
export const AuditDetails: UIFieldServerComponent = ({ data }) => (
  <dl className={styles.facts}>
    {factsOf(data as Partial<AuditLog>).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function factsOf(line: Partial<AuditLog>): [name: string, value: string][] {
  const facts: [string, string | null | undefined][] = [
    ['What', line.summary],
    ['Who', line.actorLabel],
    ['Kind', line.action && auditActions[line.action]],
    ['About', line.targetLabel],
    ...factWords((line.details ?? {}) as AuditFacts),
    ['Request', line.requestId],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
