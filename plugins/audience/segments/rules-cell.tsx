import type { DefaultServerCellComponentProps } from 'payload'
import { phraseOf } from '@/plugins/audience/segments/phrases'
import { segmentRules } from '@/src/core/contracts/audience/segments'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.segments

/** Who is in a segment, in a few words. */
export function RulesCell({ cellData }: DefaultServerCellComponentProps) {
  const parsed = segmentRules.safeParse(cellData)
  if (!parsed.success) {
    return '–'
  }
  const { match, rules } = parsed.data
  const told = rules.map((rule) => phraseOf(rule).label).join(match === 'all' ? ' and ' : ' or ')
  return <span>{words.whoever(told)}</span>
}
