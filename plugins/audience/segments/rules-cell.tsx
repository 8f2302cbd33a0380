import type { DefaultServerCellComponentProps } from 'payload'
import { ruleWords } from '@/plugins/audience/segments/phrases'
import { segmentRules } from '@/src/core/contracts/audience/segments'

/** Who is in a segment, in a few words. */
export function RulesCell({ cellData }: DefaultServerCellComponentProps) {
  const parsed = segmentRules.safeParse(cellData)
  if (!parsed.success) {
    return '–'
  }
  const { match, rules } = parsed.data
  const [first = '', ...rest] = rules.map(ruleWords).join(match === 'all' ? ' and ' : ' or ')
  return <span>{first.toUpperCase() + rest.join('')}</span>
}
