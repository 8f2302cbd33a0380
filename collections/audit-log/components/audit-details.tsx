import type { UIFieldServerComponent } from 'payload'
import { type Fact, Facts } from '@/src/admin/facts'
import { auditActions } from '@/src/core/audit/audit-actions'
import { type AuditFacts, factLabel } from '@/src/core/audit/audit-facts'
import type { AuditLog } from '@/src/payload-types'

/** A line of the log, which is read and nothing else: who did it, and how things were before. */
export const AuditDetails: UIFieldServerComponent = ({ data }) => (
  <Facts facts={factsOf(data as Partial<AuditLog>)} />
)

function factsOf(line: Partial<AuditLog>): Fact[] {
  return [
    ['What', line.summary],
    ['Who', line.actorLabel],
    ['Kind', line.action && auditActions[line.action]],
    ['About', line.targetLabel],
    ...factLabel((line.details ?? {}) as AuditFacts),
    ['Request', line.requestId],
  ]
}
