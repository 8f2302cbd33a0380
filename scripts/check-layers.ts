import { findViolations } from '@/scripts/lib/layers'

const violations = await findViolations()
for (const { rule, from, to, cycle, via } of violations) {
  const way = (cycle ?? via)?.map(({ name }) => name) ?? [to]
  console.error(`${rule.name}: ${[from, ...way].join(' → ')}`)
}
process.exitCode = violations.length > 0 ? 1 : 0
