import { createLocalReq } from 'payload'
import { checkPage } from '@/plugins/visual-editor/publish-check/check-page'
import { loadSubject } from '@/plugins/visual-editor/publish-check/load-subject'
import { serverReader } from '@/plugins/visual-editor/publish-check/subject'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import type { PublishGate } from '@/src/server/pages/publish-gate'

/** The errors of a draft that goes live by itself, into the theme that visitors see. */
export const publishGate: PublishGate = async (payload, draft) => {
  // Reads many things at once, which the one connection of a transaction cannot.
  const req = await createLocalReq({}, payload)
  const subject = await loadSubject(serverReader(req), draft, profileIdOf(draft), 'live')
  // What only warnings tell of is not looked for.
  return checkPage({ ...subject, unseen: new Set() })
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)
}
