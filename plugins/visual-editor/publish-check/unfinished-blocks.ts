import type { Finding, Subject } from '@/plugins/visual-editor/publish-check/subject'
import { unfinishedIn } from '@/src/core/page-document/check/unfinished'

/** What people would see but could do nothing with. */
export function unfinishedBlocks(subject: Pick<Subject, 'document' | 'blocks'>): Finding[] {
  return unfinishedIn(subject).map(({ nodeId, message, prop }) => ({
    rule: 'unfinished-block',
    severity: 'warning',
    message,
    place: { kind: 'block', id: nodeId, prop },
  }))
}
