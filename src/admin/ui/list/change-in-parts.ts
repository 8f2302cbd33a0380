import { ask, type Outcome } from '@/src/admin/call-api'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import { studioLimits } from '@/src/core/studio-limits'

const { changedAtOnce } = studioLimits

/** Changes many, in as many calls as it takes; what was changed before a call failed is answered with its problem. */
export async function changeInParts(
  url: string,
  body: { ids: readonly string[] },
): Promise<ListChanges & { problem: string }> {
  const all: ListChanges = { changed: [], refused: [] }
  for (let at = 0; at < body.ids.length; at += changedAtOnce) {
    const part = { ...body, ids: body.ids.slice(at, at + changedAtOnce) }
    const outcome: Outcome<ListChanges> = await ask(url, { method: 'POST', body: part })
    if (outcome.problem !== undefined) {
      return { ...all, problem: outcome.problem }
    }
    all.changed.push(...outcome.answer.changed)
    all.refused.push(...outcome.answer.refused)
  }
  return { ...all, problem: '' }
}
