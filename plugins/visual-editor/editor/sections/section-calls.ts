import {
  type Answer,
  isRecord,
  messageOf,
  readPath,
  send,
} from '@/plugins/visual-editor/editor/save/owner-call'
import type { ReadyMade, SavedSection } from '@/src/core/contracts/sections'
import { limits } from '@/src/core/limits'
import type { Subtree } from '@/src/core/page-document/operations'
import { slugs } from '@/src/core/slugs'

/** Calls about the sections of one site, with the signed-in owner's session. None throws. */
export function createSectionCalls(apiPath: string, profileId: string) {
  const sections = `${apiPath}/${slugs.savedSections}`
  const fields = 'depth=0&select[name]=true&select[subtree]=true'

  return {
    /** Null when they cannot be read now. */
    async listSaved(): Promise<SavedSection[] | null> {
      const query = `where[profile][equals]=${profileId}&limit=${limits.savedSection.perSite}`
      const answer = await send(`${sections}?${fields}&${query}`, 'GET')
      const docs = readPath(answer?.body, ['docs'])
      return answer?.status === 200 && Array.isArray(docs) ? docs : null
    },

    async listReadyMade(): Promise<ReadyMade[] | null> {
      const answer = await send(`${apiPath}/profiles/${profileId}/ready-made-sections`, 'GET')
      return answer?.status === 200 && Array.isArray(answer.body) ? answer.body : null
    },

    async save(name: string, subtree: Subtree): Promise<SavedSection | string> {
      const body = { name, subtree, profile: profileId }
      return savedOr(await send(`${sections}?${fields}`, 'POST', body))
    },

    async rename(id: string, name: string): Promise<SavedSection | string> {
      return savedOr(await send(`${sections}/${id}?${fields}`, 'PATCH', { name }))
    },

    /** Answers why it was refused, '' when it is gone. */
    async remove(id: string): Promise<string> {
      const answer = await send(`${sections}/${id}?depth=0&select[name]=true`, 'DELETE')
      return answer?.status === 200 || answer?.status === 404 ? '' : messageOf(answer?.body)
    },
  }
}

/** The stored section, or why it was refused. */
function savedOr(answer: Answer | null): SavedSection | string {
  const doc = readPath(answer?.body, ['doc'])
  return answer && answer.status < 300 && isRecord(doc)
    ? (doc as SavedSection)
    : messageOf(answer?.body)
}
