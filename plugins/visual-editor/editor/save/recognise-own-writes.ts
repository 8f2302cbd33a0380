import type { PartServer } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import { canonicalJson } from '@/src/core/json'

type Server<Content> = Pick<PartServer<Content>, 'saveDraft' | 'load' | 'asStored'>

/**
 * Saving that knows its own writes again. What was sent without an answer may be stored all the same,
 * and the next write would then meet a conflict with ourselves: it answers `overtaken` instead.
 */
export function recogniseOwnWrites<Content>({ saveDraft, load, asStored }: Server<Content>) {
  let unanswered: { content: Content; baseRev: number }[] = []

  const isOurs = (stored: { content: Content; rev: number }, baseRev: number): boolean => {
    const json = canonicalJson(asStored(stored.content))
    // Of all that grew from one revision the server takes a single one.
    return (
      stored.rev === baseRev + 1 &&
      unanswered.some(({ content }) => canonicalJson(asStored(content)) === json)
    )
  }

  return async (
    content: Content,
    baseRev: number,
    keepsFormer: boolean,
  ): Promise<SaveResult<Content>> => {
    unanswered = unanswered.filter((write) => write.baseRev === baseRev)
    const result = await saveDraft(content, baseRev, keepsFormer)
    if (result.kind === 'unreachable') {
      unanswered.push({ content, baseRev })
    }
    if (result.kind !== 'conflict' || unanswered.length === 0) {
      return result
    }
    const stored = await load()
    if (!stored) {
      return { kind: 'unreachable' }
    }
    return isOurs(stored, baseRev) ? { kind: 'overtaken', ...stored } : result
  }
}
