import { discardEndpoint } from '@/plugins/visual-editor/endpoints/discard'
import { linkingPagesEndpoint } from '@/plugins/visual-editor/endpoints/linking-pages'
import { lockEndpoints } from '@/plugins/visual-editor/endpoints/lock'
import { pollVotesEndpoint } from '@/plugins/visual-editor/endpoints/poll-votes'
import { previewEndpoint } from '@/plugins/visual-editor/endpoints/preview'
import { scheduleEndpoint } from '@/plugins/visual-editor/endpoints/schedule'
import { versionEndpoints } from '@/plugins/visual-editor/endpoints/versions'

/** What the editor asks about one page besides reading and saving it. */
export const documentEndpoints = [
  ...lockEndpoints,
  ...versionEndpoints,
  discardEndpoint,
  scheduleEndpoint,
  previewEndpoint,
  pollVotesEndpoint,
  linkingPagesEndpoint,
]
